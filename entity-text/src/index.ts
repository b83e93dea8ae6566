// Reads and changes the text of an entity's file. Merging and comparing have separate entry points.
export { splitFile, type FileParts } from './split-file.ts'
export { exceededLimit } from './text-limits.ts'
export { isTooMuch } from './yaml/parse-yaml.ts'
export { readFields, readYamlFields, type Fields } from './yaml/read-fields.ts'
export { setField, setYamlField } from './yaml/set-field.ts'
export type { YamlPath, YamlValue } from './yaml/yaml-value.ts'
