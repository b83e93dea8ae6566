const UUIDS_AND_HASHES = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{64}\b/g
const TIMES = /\b1[789]\d{11}(\.\d+)?\b|(?<=")\d{4}-\d\d-\d\dT[\d:.]+Z(?=")/g
const PICTURES = /\/pictures\/[\w-]{20,}/g
/** Random ids are 16 or more characters of base64url. */
const RANDOM_IDS = /(?<=["/#:])[\w-]{16,}(?=["/?])/g
/** Page names can be that long too. Almost no random id lacks both capitals and digits; one in some thousands has no lowercase letter. */
const PAGE_NAME = /^[a-z]+(-[a-z]+)*$/

/**
 * Returns a function that replaces values that differ between servers: random ids by their number in the order of first appearance,
 * times by `T`, addresses of pictures by `/pictures/P`.
 */
export function normalizer(): (text: string) => string {
  const numbers = new Map<string, string>()
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? `#${numbers.size}`
    numbers.set(id, number)
    return number
  }
  return (text) =>
    text
      .replaceAll(UUIDS_AND_HASHES, numberOf)
      .replaceAll(TIMES, 'T')
      .replaceAll(PICTURES, '/pictures/P')
      .replaceAll(RANDOM_IDS, (id) => (PAGE_NAME.test(id) ? id : numberOf(id)))
}
