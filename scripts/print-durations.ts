// Prints the slowest files of a run as a Markdown table: node scripts/print-durations.ts FILE [rows]. Fails if a file is over its budget.
// FILE is the value of the environment variable WAYBOOK_TEST_DURATIONS during `npm test`.
import { readDurations, type FileDuration } from './durations/file-duration.ts'
import { round } from './durations/processor-time.ts'
import { overBudget } from './durations/slow-files.ts'

const [file = '', rows = '50'] = process.argv.slice(2)
const all = readDurations(file)

const secondsOf = ({ inTests, hooks }: FileDuration) => inTests + hooks
const sumOf = (some: readonly FileDuration[]) => round(some.reduce((sum, one) => sum + secondsOf(one), 0))
const listed = (times: Readonly<Record<string, number>>) =>
  Object.entries(times)
    .map(([name, seconds]) => `${name} ${Math.round(seconds)}`)
    .join(', ')

const projects = Object.entries(Object.groupBy(all, ({ project }) => project))
const lines = [
  '| project | files | tests | seconds in tests and hooks |',
  '| --- | --- | --- | --- |',
  ...projects.map(([project, some = []]) => {
    const tests = some.reduce((sum, one) => sum + one.tests, 0)
    return `| ${project} | ${some.length} | ${tests} | ${sumOf(some)} |`
  }),
  '',
  '| file | tests | seconds | of which hooks | by engine | processor seconds |',
  '| --- | --- | --- | --- | --- | --- |',
  ...all
    .toSorted((one, other) => secondsOf(other) - secondsOf(one))
    .slice(0, Number(rows))
    .map((one) => {
      const times = [round(secondsOf(one)), one.hooks, listed(one.engines), listed(one.processor ?? {})]
      return `| ${one.file} | ${one.tests} | ${times.join(' | ')} |`
    }),
]
process.stdout.write(`${lines.join('\n')}\n`)

const over = overBudget(all)
for (const line of over) console.error(line)
process.exitCode = over.length > 0 ? 1 : 0
