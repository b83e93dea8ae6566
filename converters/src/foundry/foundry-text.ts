import type { PhrasingContent } from 'mdast'

import { pageLink, shownPicture, type Block } from '../text/blocks.ts'
import { readHtml, type Dialect } from '../text/read-html.ts'
import type { FoundryContext } from './foundry-source.ts'

/** `@UUID[Actor.abc]{Kessa}`, `@Actor[abc]{Kessa}`, and rolls such as `[[/r 2d6]]{Surprise}`. */
const SIGN = /@([A-Za-z]+)\[([^\][{}]+)\](?:\{([^{}]*)\})?|\[\[(?:\/[a-z]+ )?([^\][]*)\]\](?:\{([^{}]*)\})?/g

export function readFoundryText(html: string, place: string, context: FoundryContext): Block[] {
  return readHtml(html, { place, findings: context.findings }, dialectFor(place, context))
}

function dialectFor(place: string, { findings, pageOf, pictureAt, pictures }: FoundryContext): Dialect {
  return {
    sign: SIGN,
    readSign: ([, kind, target = '', label = '', roll, rollLabel = '']) => {
      if (kind === undefined) return text([rollLabel, roll ?? ''].filter((one) => one !== '').join(': '))
      const page = target
        .split('.')
        .map((part) => pageOf.get(part))
        .find((one) => one !== undefined)
      // A link to a hidden page has no words of its own, because players would read them.
      if (page) return pageLink(page.id, page.visible ? label : '')
      findings.lose('missingTarget', `${place}: @${kind}[${target}]`)
      return text(label || 'someone')
    },
    picture: ({ properties: { src } }) => {
      const path = typeof src === 'string' ? src : ''
      if (/^(?:https?:|data:)/i.test(path)) {
        findings.lose('externalPicture', `${place}: ${path.slice(0, 100)}`)
        return null
      }
      const shelved = pictures.use(pictureAt(path), place)
      return shelved === undefined ? null : shownPicture(shelved)
    },
    isSecret: ({ properties: { className } }) => {
      const classes = Array.isArray(className) ? className : []
      if (!classes.includes('secret')) return null
      return classes.includes('revealed') ? 'for everyone' : ''
    },
  }
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}
