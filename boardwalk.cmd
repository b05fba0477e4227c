@echo off
rem Starts Boardwalk on Windows: boardwalk plan --players 22
rem
rem Java starts in about half the time when it finds the program's classes in an archive (class-data
rem sharing). The first command makes that archive in the background, beside the jar. A missing,
rem damaged or outdated archive only costs that time.
rem
rem There are no blocks in parentheses here: one in the name of a folder would end them.
setlocal
set "jar=%~dp0boardwalk.jar"
if not exist "%jar%" set "jar=%~dp0target\boardwalk.jar"
if not exist "%jar%" goto nojar
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if "%java%"=="java" where /q java || goto nojava
set "archive=%jar:~0,-4%.jsa"
rem These take moments, in which the second compiler of Java costs more than it saves.
set "jit=-Xshare:auto"
if "%~1"=="plan" if "%~4"=="" set "jit=-XX:TieredStopAtLevel=1"
if "%~1"=="--help" set "jit=-XX:TieredStopAtLevel=1"
set "share=-Xshare:auto"
if exist "%archive%" set "share=-XX:SharedArchiveFile=%archive%"
"%java%" -Xshare:auto "%share%" "%jit%" -Xlog:disable "-Dboardwalk.archive=%archive%" -jar "%jar%" %*
exit /b %ERRORLEVEL%

:nojar
echo there is no boardwalk.jar in "%~dp0" or its folder target>&2
echo Maybe build it: mvn -q -Dquickly package>&2
exit /b 2

:nojava
echo there is no Java on the PATH>&2
echo Maybe install Java 17 or newer, or set JAVA_HOME to its folder.>&2
exit /b 2
