/** Scans for longer than anyone would wait, and derives no row. */
export const endless = `.decl n(x: number)
n(x) :- x = range(0, 10000).
.decl q(x: number)
q(x) :- n(x), n(y), n(z), x + y + z < 0.`

/** Never reaches its second step, and so never checks the clock. */
export const catastrophic = `.decl n(x: number)\nn(1) :- match("(a+)+b", "${'a'.repeat(40)}").`
