/** A command that was called the wrong way: one line that says what is wrong, and exit code 2. */
export class UsageError extends Error {}
