import type { Diagnostic } from '../diagnostic.ts'
import type { Rule } from '../rule.ts'
import type { Budget, Meter, StopCode } from './meter.ts'

const HINT = 'ask for less: use constants for known values, or begin with the smallest relation'

/** Reports the limit that an evaluation reached, and the rule. */
export function stopDiagnostic({ head, at }: Rule, { stopped, rows }: Meter, budget: Budget): Diagnostic {
  const code: StopCode = stopped ?? 'steps'
  const derived = `; ${rows.toLocaleString('en')} rows had been derived`
  const reason: Record<StopCode, string> = {
    steps: `stopped after ${budget.steps.toLocaleString('en')} steps${derived}`,
    rows: `stopped after ${budget.rows.toLocaleString('en')} derived rows`,
    memory: `stopped when the memory for a query was used up${derived}`,
    time: `stopped after ${budget.milliseconds / 1000} s${derived}`,
  }
  return { code, message: `${reason[code]}, in a rule of '${head.relation}'`, at, hint: HINT }
}

/** Reports that an answer has too many rows. */
export function tooManyAnswerRows(relation: string, rows: number, budget: Budget): Diagnostic {
  return {
    code: 'rows',
    message: `'${relation}' has ${rows.toLocaleString('en')} rows, more than the ${budget.answerRows.toLocaleString('en')} allowed in an answer`,
    at: { start: 0, end: 0 },
    hint: `ask for fewer rows, count them with .printsize ${relation}, or take the first ones with .limitsize ${relation}(n=100)`,
  }
}

/** Reports that the texts of an answer are too long. */
export function answerTextTooLong(relation: string, budget: Budget): Diagnostic {
  return {
    code: 'memory',
    message: `with '${relation}', the answer has more than ${budget.answerCharacters.toLocaleString('en')} characters`,
    at: { start: 0, end: 0 },
    hint: 'ask for fewer rows, or for ids instead of long texts',
  }
}
