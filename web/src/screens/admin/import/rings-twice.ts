/** The Markdown file of an item named Bell, with this text. */
export const bell = (words: string) => `---\nname: Bell\n---\n\n${words}\n`

const BYTES =
  'UEsDBBQAAAAAAAAAIQCxq8PCDAAAAAwAAAANAAAAY2FtcGFpZ24ueWFtbG5hbWU6IFNtYWxsClBLAwQUAAAAAAAAACEAd54RRCQAAAAkAAAADQAAAGl0ZW1zL2JlbGwubWQtLS0KbmFtZTogQmVsbAotLS0KCkl0IHJpbmdzIHR3aWNlLgpQSwMEFAAAAAAAAAAhAMdtcWYTAAAAEwAAAA0AAABpdGVtcy9yb3BlLm1kLS0tCm5hbWU6IFJvcGUKLS0tClBLAQIUAxQAAAAAAAAAIQCxq8PCDAAAAAwAAAANAAAAAAAAAAAAAACAAQAAAABjYW1wYWlnbi55YW1sUEsBAhQDFAAAAAAAAAAhAHeeEUQkAAAAJAAAAA0AAAAAAAAAAAAAAIABNwAAAGl0ZW1zL2JlbGwubWRQSwECFAMUAAAAAAAAACEAx21xZhMAAAATAAAADQAAAAAAAAAAAAAAgAGGAAAAaXRlbXMvcm9wZS5tZFBLBQYAAAAAAwADALEAAADEAAAAAAA='

/** A zip file with a bell that rings twice, and a rope. */
export function ringsTwice(): File {
  const bytes = Uint8Array.from(atob(BYTES), (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], 'road.zip', { type: 'application/zip' })
}

/** The text of the bell's file on the server. */
export async function bellText(): Promise<string> {
  const body = JSON.stringify({ operation: 'getSource', params: { id: 'items/bell' } })
  const answer = await fetch('/api/query', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return await answer.text()
}
