/** The strain that a stimpack removes (specification, section 9). */
export const STIMPACK_STRAIN = 5
