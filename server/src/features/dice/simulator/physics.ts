/** The physics of a throw. Lengths are in edges of a six-sided die, times in seconds. Deviations from the specification: decision 0022. */
export const physics = {
  stepS: 1 / 120,
  /** Every second step is recorded, for 60 frames a second. */
  stepsPerFrame: 2,
  solverIterations: 4,
  /** Specification: the dice settle within 5000 ms. */
  settleS: 5,
  /** Specification: 9.81, scaled. */
  gravity: 9.81 * 4,
  /** Specification: friction 0.8; here it applies between die and table. */
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
  /** The number of steps for which all dice must rest. */
  restSteps: 6,
  /** Specification: throw force 9 and spin force 4; each die gets between half and all of them. */
  throwSpeed: 9 * 2,
  spin: 4 * 2 * Math.PI,
} as const

/** A die that leans on another hops free, as if a player had knocked it loose. */
export const hop = {
  /** A die slower than this, per second and in radians per second, may be leaning. */
  slow: 0.4,
  afterSteps: 10,
  atMost: 12,
  up: 4.5,
  aside: 3.5,
  spin: 9,
} as const

/** A die lies flat if it is within 1.8 degrees of level. One that is higher than `perch` above the table lies on another die. */
export const flat = { level: 0.9995, perch: 0.05 } as const
