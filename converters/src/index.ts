// Turns files of other programs into campaign folders: pure functions without network and file system.
export { convert, formatOf } from './convert.ts'
export type {
  Conversion,
  ConversionOptions,
  ConversionReport,
  Converted,
  FolderFile,
  Format,
} from './folder/converted.ts'
export { toFoundryActors } from './out/to-foundry.ts'
export { toOnlyWorlds } from './out/to-onlyworlds.ts'
export { toUvtt } from './out/to-uvtt.ts'
export { decodeSource, isSourceText, SOURCE_TEXT_MAX_BYTES, type SourceFiles } from './reading/source-files.ts'
export type { ConversionFailure } from './report/failure.ts'
export type { FileOutcome, Group } from './report/findings.ts'
export { isUvtt } from './uvtt/convert-uvtt.ts'
export { openUvtt } from './uvtt/open-uvtt.ts'
export type { UvttMap } from './uvtt/read-uvtt.ts'
export type { SceneGeometry } from './uvtt/scene-geometry.ts'
