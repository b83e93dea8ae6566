// npm test: what every change must pass.
import { playwright, runCommands, vitest } from './run-commands.ts'

const passed = runCommands([['oxfmt', '--check'], ['oxlint', '--type-check'], ['knip', '--cache'], vitest, playwright])
process.exitCode = passed ? 0 : 1
