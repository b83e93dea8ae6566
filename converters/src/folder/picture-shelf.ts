import { endingOf, isPicturePath, type SourceFiles } from '../reading/source-files.ts'
import type { Findings } from '../report/findings.ts'
import type { FolderFile } from './converted.ts'
import { slugFor } from './plain-text.ts'

/** The pictures of a folder. Each picture of the source is copied once, under a name that leads nowhere else. */
export class PictureShelf {
  readonly #source: SourceFiles
  readonly #findings: Findings
  readonly #paths = new Map<string, string>()
  /** How many pictures have a name. */
  readonly #taken = new Map<string, number>()
  readonly #files: FolderFile[] = []

  constructor(source: SourceFiles, findings: Findings) {
    this.#source = source
    this.#findings = findings
  }

  /** The path in the folder of a picture of the source; `null` if the source lacks it, which is reported unless `path` is empty. */
  use(path: string, place: string): string | undefined {
    const known = this.#paths.get(path)
    if (known !== undefined || path === '') return known
    if (!this.#source.has(path) || !isPicturePath(path)) {
      this.#findings.lose('missingPicture', `${place}: ${path}`)
      return undefined
    }
    const target = this.#free(path, endingOf(path))
    this.#paths.set(path, target)
    this.#files.push({ path: target, copyOf: path })
    this.#findings.keep(path)
    return target
  }

  /** Adds a picture that the source has inside a text. */
  add(name: string, ending: string, bytes: Uint8Array): string {
    const target = this.#free(name, ending)
    this.#files.push({ path: target, bytes })
    return target
  }

  get files(): readonly FolderFile[] {
    return this.#files
  }

  #free(name: string, ending: string): string {
    const base = slugFor(name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')) ?? 'picture'
    return this.#numbered(base, ending)
  }

  #numbered(base: string, ending: string): string {
    const before = this.#taken.get(`${base}.${ending}`) ?? 0
    this.#taken.set(`${base}.${ending}`, before + 1)
    return before === 0 ? `pictures/${base}.${ending}` : this.#numbered(`${base}-${before + 1}`, ending)
  }
}
