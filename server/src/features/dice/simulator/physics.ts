/** How dice are thrown and fall. Lengths are in edges of a six-sided die, times in seconds. What differs from the specification is argued in decision 0022. */
export const physics = {
  stepS: 1 / 120,
  /** Every second step is recorded: 60 frames a second. */
  stepsPerFrame: 2,
  solverIterations: 4,
  /** Specification: the dice settle within 5000 ms. */
  settleS: 5,
  /** Specification: 9.81, scaled. */
  gravity: 9.81 * 4,
  /** Specification: friction 0.8, here between die and table. */
  tableFriction: 0.8,
  dieFriction: 0.1,
  wallFriction: 0,
  /** Specification. */
  restitution: 0.1,
  linearDamping: 0.5,
  angularDamping: 0.4,
  /** Specification: a die rests below these, per second and in radians per second. */
  restSpeed: 0.01,
  restSpin: 0.005,
  /** So long must all dice rest. */
  restSteps: 6,
  /** Specification: throw force 9 and spin force 4, of which each die gets between half and all. */
  throwSpeed: 9 * 2,
  spin: 4 * 2 * Math.PI,
} as const

/** A die that comes to lean on another hops free, as if a player had knocked it loose. */
export const hop = {
  /** Slower than this, per second and in radians per second, a die has come to lean. */
  slow: 0.4,
  afterSteps: 10,
  atMost: 12,
  up: 4.5,
  aside: 3.5,
  spin: 9,
} as const

/** A die lies flat within 1.8 degrees, and on the table: one that is higher by this lies on another's back. */
export const flat = { level: 0.9995, perch: 0.05 } as const
