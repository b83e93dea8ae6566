import os from 'node:os'

import { runAllUploads, runDice, runList, runQueries } from './campaign.ts'
import { runLibrary } from './library.ts'
import { runOperations } from './operations.ts'
import { benchPageLoads } from './page-loads.ts'
import { printFigure, printPart, printSummary } from './report.ts'
import { runSearchesAtOnce } from './searches-at-once.ts'
import { runSight } from './sight/run-sight.ts'
import { runSteps } from './sight/steps-at-table.ts'
import { runStart } from './start.ts'
import { runCalledCheck } from './table/called-check.ts'
import { runFog } from './table/fog.ts'
import { runTable, runTwoServers } from './table/run-table.ts'
import { runVault } from './vault.ts'
import { runWorld } from './world/run-world.ts'

/** The parts, in the order in which they run. Uploads and vaults take minutes and run only if they are named. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  start: runStart,
  operations: runOperations,
  searches: runSearchesAtOnce,
  library: runLibrary,
  table: runTable,
  fog: runFog,
  sight: async () => {
    await runSight()
    await runSteps()
  },
  checks: runCalledCheck,
  'two-servers': runTwoServers,
  dice: runDice,
  queries: runQueries,
  list: runList,
  pages: benchPageLoads,
  world: runWorld,
  uploads: runAllUploads,
  vault: runVault,
}
const NAMED_ONLY = new Set(['uploads', 'vault'])

const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) {
  process.stderr.write(`There is no part "${unknown}". The parts: ${Object.keys(parts).join(', ')}\n`)
  process.exit(2)
}
const wanted = named.length > 0 ? named : Object.keys(parts).filter((name) => !NAMED_ONLY.has(name))

const load = () => os.loadavg()[0]?.toFixed(2) ?? ''
const began = performance.now()
printPart(
  `Waybook benchmark, ${new Date().toISOString().slice(0, 16)}, ${os.availableParallelism()} cores, Node ${process.version}`,
)
printFigure('load average at the start; absolute times mean nothing above 0.5', load())
for (const name of wanted)
  await parts[name]?.().catch((error: unknown) => {
    // The other parts still count.
    printFigure(`FAILED  ${name}`, String(error))
    process.exitCode = 1
  })
printSummary()
printFigure('took', `${((performance.now() - began) / 1000).toFixed(0)} s, load average at the end ${load()}`)
