import { currentLanguage } from '@waybook/messages'

/** A text of the campaign with a capital at its start. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats a time in milliseconds since 1970. */
type Format = (at: number) => string

/**
 * A format in the interface's language, unless another is given. It is created on first use, because a browser's first format takes up to a
 * tenth of a second on a phone.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions, fixed?: string): Format {
  let made: { readonly language: string; readonly format: Intl.DateTimeFormat } | undefined
  return (at) => {
    const language = fixed ?? currentLanguage()
    if (made?.language !== language)
      made = { language, format: new Intl.DateTimeFormat(fixed ?? localeFor(language, navigator.language), options) }
    return made.format.format(at)
  }
}

/**
 * The locale for dates and times: the device's own settings if it has the interface's language, else that language in the device's region.
 * @example localeFor('en', 'de-AT') // 'en-AT'
 */
export function localeFor(language: string, device: string): string | undefined {
  const { language: deviceLanguage, region } = new Intl.Locale(device)
  const wanted = new Intl.Locale(language)
  if (wanted.language === deviceLanguage) return undefined
  return new Intl.Locale(wanted.language, region === undefined ? {} : { region }).toString()
}

export const formatDateTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
export const formatTime = dateFormat({ timeStyle: 'short' })
