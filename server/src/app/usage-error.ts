/** Thrown when a command is used incorrectly. Printed as one line, with exit code 2. */
export class UsageError extends Error {}
