// npm test: the checks that every change must pass.
import { playwright, runCommands, vitest } from './run-commands.ts'

const passed = runCommands([['oxfmt', '--check'], ['oxlint', '--type-check'], vitest, playwright])
process.exitCode = passed ? 0 : 1
