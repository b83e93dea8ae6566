/** Why a source cannot be converted: the file, the place in it, and the cause. */
export interface ConversionFailure {
  readonly ok: false
  readonly file: string
  readonly place: string
  readonly why: string
}

export function failure(file: string, place: string, why: string): ConversionFailure {
  return { ok: false, file, place, why }
}
