// Merges two versions of a file.
export { mergeFiles, mergeYaml, type Decide, type Merged, type Preference } from './merge-files.ts'
export type { Hunk, Versions } from './hunk.ts'
