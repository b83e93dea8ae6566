/**
 * A command as the host types it, for messages: `npm run waybook -- restore FILE` in a checkout, `./waybook restore FILE` with the
 * launcher of a release, which sets `WAYBOOK_COMMAND` to the name that it was called by.
 */
export function commandLine(args: string, { WAYBOOK_COMMAND: program } = process.env): string {
  return `${program ? quoted(program) : 'npm run waybook --'} ${args}`
}

const quoted = (program: string) => (program.includes(' ') ? `"${program}"` : program)
