/** How much strain a stimpack removes (specification, section 9). */
export const STIMPACK_STRAIN = 5
