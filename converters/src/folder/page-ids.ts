import { categoryOf, type EntityType } from '@waybook/contract'

import type { Findings } from '../report/findings.ts'
import { slugFor } from './plain-text.ts'

/** Gives each page of a folder an id of its own: `characters/mara`, then `characters/mara-2`. */
export class PageIds {
  readonly #taken = new Map<string, number>()
  readonly #findings: Findings

  constructor(findings: Findings) {
    this.#findings = findings
  }

  take(type: EntityType, name: string): string {
    const slug = slugFor(name)
    const wanted = `${categoryOf[type]}/${slug ?? type}`
    const before = this.#taken.get(wanted) ?? 0
    this.#taken.set(wanted, before + 1)
    if (before === 0) return wanted
    if (slug !== null) this.#findings.remark('renamed', name)
    return this.take(type, `${slug ?? type}-${before + 1}`)
  }
}
