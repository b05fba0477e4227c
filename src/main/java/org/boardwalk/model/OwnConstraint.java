package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.WrongValue;

/**
 * A constraint of a caller's own, such as one that no wish can say: see {@link
 * ConstraintModel#with(String, String, OwnConstraint)}. It is a value over the variables of one
 * model, which {@link ConstraintModel#variables(String)} finds. Each kind is stated in the neutral
 * form, exactly, so that every engine understands it and it leaves as many solutions as keep it.
 *
 * <p>Literals are the numbers of 0/1 variables, and their negations {@link ModelBuilder#not}.
 */
public sealed interface OwnConstraint {

  /**
   * A sum of variables times factors, and a number.
   *
   * @param variables the variables, ascending
   * @param factors the factor of each
   * @param constant the number
   */
  record Linear(List<Integer> variables, List<Long> factors, long constant) {

    /** Copies the lists. */
    public Linear {
      variables = List.copyOf(variables);
      factors = List.copyOf(factors);
      if (variables.size() != factors.size()) {
        throw new WrongValue(
            "factors", "%s must be one for each of the variables %s", factors, variables);
      }
    }

    static Linear of(Sum sum) {
      List<Integer> variables = new ArrayList<>();
      List<Long> factors = new ArrayList<>();
      sum.forEach(
          (variable, factor) -> {
            variables.add(variable);
            factors.add(factor);
          });
      return new Linear(variables, factors, sum.constant());
    }

    private Sum in(ModelBuilder model) {
      Sum sum = new Sum().plus(constant);
      for (int k = 0; k < variables.size(); k++) {
        model.check(variables.get(k), false);
        sum.add(variables.get(k), factors.get(k));
      }
      return sum;
    }
  }

  /**
   * A sum lies in a range.
   *
   * @param sum the sum
   * @param least its least value; {@link Long#MIN_VALUE} for none
   * @param most its greatest value; {@link Long#MAX_VALUE} for none
   */
  record InRange(Linear sum, long least, long most) implements OwnConstraint {

    /** Checks the range. */
    public InRange {
      if (least > most) {
        throw new WrongValue(
            "sum", "from [%d] to [%d] has no value\nMaybe exchange the two.", least, most);
      }
    }

    @Override
    public void state(ModelBuilder model) {
      model.between(sum.in(model), least, most);
    }
  }

  /**
   * At least one of some literals is true.
   *
   * @param literals the literals, at least one
   */
  record Clause(List<Integer> literals) implements OwnConstraint {

    /** Copies the list. */
    public Clause {
      literals = List.copyOf(literals);
      if (literals.isEmpty()) {
        throw new WrongValue("clause", "[] must have a literal");
      }
    }

    @Override
    public void state(ModelBuilder model) {
      literals.forEach(literal -> model.check(literal, true));
      model.clause(literals.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  /**
   * No two of some sums have the same value. Each value that a sum can have by the domains of its
   * variables takes a further 0/1 variable, which the others determine; a sum may have at most
   * 1,000 values.
   *
   * @param sums the sums, at least two
   */
  record AllDifferent(List<Linear> sums) implements OwnConstraint {

    /** Copies the list. */
    public AllDifferent {
      sums = List.copyOf(sums);
      if (sums.size() < 2) {
        throw new WrongValue("all different", "%s must be at least two", sums);
      }
    }

    @Override
    public void state(ModelBuilder model) {
      List<Sum> own =
          sums.stream().map(sum -> sum.in(model)).toList(); // before variables are added
      Map<Long, List<Integer>> having = new TreeMap<>();
      for (Sum sum : own) {
        model
            .values(sum)
            .forEach((v, has) -> having.computeIfAbsent(v, w -> new ArrayList<>()).add(has));
      }
      boolean each = having.size() == sums.size(); // as many values as sums: each is had
      for (List<Integer> same : having.values()) {
        if (each) {
          model.exactlyOne(same);
        } else {
          model.atMostOne(same.stream().mapToInt(Integer::intValue).toArray());
        }
      }
    }
  }

  /**
   * Adds it to a model in the neutral form.
   *
   * @param model the model over whose variables it is
   * @throws IllegalArgumentException when the model lacks a variable, or a clause names one that is
   *     not 0/1
   */
  void state(ModelBuilder model);

  /**
   * @param sum a sum of variables and literals, which may have factors
   * @param least its least value; {@link Long#MIN_VALUE} for none
   * @param most its greatest value; {@link Long#MAX_VALUE} for none
   * @return that it lies in this range
   */
  static OwnConstraint between(Sum sum, long least, long most) {
    return new InRange(Linear.of(sum), least, most);
  }

  /**
   * @param literals variables and literals
   * @param least the least value of their sum, such as how many of them are true
   * @param most its greatest value
   * @return that their sum lies in this range
   */
  static OwnConstraint between(List<Integer> literals, long least, long most) {
    return between(Sum.of(literals.stream().mapToInt(Integer::intValue).toArray()), least, most);
  }

  /**
   * @param literals literals, at least one
   * @return that at least one of them is true
   */
  static OwnConstraint anyOf(int... literals) {
    return new Clause(Arrays.stream(literals).boxed().toList());
  }

  /**
   * @param condition a literal
   * @param any literals; with none, the condition is false
   * @return that at least one of them is true where the condition is
   */
  static OwnConstraint implies(int condition, int... any) {
    return anyOf(
        IntStream.concat(IntStream.of(ModelBuilder.not(condition)), Arrays.stream(any)).toArray());
  }

  /**
   * @param variables variables, at least two
   * @return that no two of them have the same value
   */
  static OwnConstraint allDifferent(int... variables) {
    return allDifferent(Arrays.stream(variables).mapToObj(Sum::of).toList());
  }

  /**
   * @param sums sums of variables, at least two, such as the number of the table at which a player
   *     sits in each round
   * @return that no two of them have the same value
   */
  static OwnConstraint allDifferent(List<Sum> sums) {
    return new AllDifferent(sums.stream().map(Linear::of).toList());
  }
}
