import { setYamlField, type YamlPath, type YamlValue } from '@waybook/entity-text'

/** Sets a field of `campaign.yaml`, or removes it. */
export type SetField = (path: YamlPath, value: YamlValue | undefined) => void

/** A change of a field in the form. */
export interface FieldEdit {
  readonly path: YamlPath
  readonly value: YamlValue | undefined
}

/** Merges consecutive edits of a field into one. After a removal, the same path means a different entry of the list. */
export function withEdit(edits: readonly FieldEdit[], edit: FieldEdit): readonly FieldEdit[] {
  const last = edits.at(-1)
  const isSame = last?.path.join('/') === edit.path.join('/') && last.value !== undefined && edit.value !== undefined
  return [...(isSame ? edits.slice(0, -1) : edits), edit]
}

export function applyEdits(yaml: string, edits: readonly FieldEdit[]): string {
  return edits.reduce((text, { path, value }) => setYamlField(text, path, value), yaml)
}
