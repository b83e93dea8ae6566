/** Not a cell: the return value of a functor without a result, such as a division by zero. The row is skipped. */
export const NO_RESULT = 2 ** 40

type Binary = (a: number, b: number) => number

/** Numbers wrap around at 32 bits, and division drops the fraction. */
export const integerFunctions: Readonly<Record<string, Binary>> = {
  '+': (a, b) => (a + b) | 0,
  '-': (a, b) => (a - b) | 0,
  '*': (a, b) => Math.imul(a, b),
  '/': (a, b) => (b === 0 ? NO_RESULT : (a / b) | 0),
  '%': (a, b) => (b === 0 ? NO_RESULT : (a % b) | 0),
  '^': (a, b) => Math.trunc(a ** b) | 0,
  band: (a, b) => a & b,
  bor: (a, b) => a | b,
  bxor: (a, b) => a ^ b,
  bshl: (a, b) => a << b,
  bshr: (a, b) => a >> b,
  bshru: (a, b) => (a >>> b) | 0,
  land: (a, b) => (a !== 0 && b !== 0 ? 1 : 0),
  lor: (a, b) => (a !== 0 || b !== 0 ? 1 : 0),
  lxor: (a, b) => ((a !== 0) === (b !== 0) ? 0 : 1),
  negate: (a) => -a | 0,
  bnot: (a) => ~a,
  lnot: (a) => (a === 0 ? 1 : 0),
}

export const floatFunctions: Readonly<Record<string, Binary>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
  negate: (a) => -a,
}
