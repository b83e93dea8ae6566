import { describe, expect, it } from 'vitest'

import { signatureFault, type SignedRequest } from './signature.ts'

/** From "Signature Calculations for the Authorization Header" in Amazon's documentation of S3. */
const amazon = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const AT_MS = Date.UTC(2013, 4, 24)
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const credential = `Credential=${amazon.accessKeyId}/20130524/us-east-1/s3/aws4_request`

interface Example {
  readonly method?: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signed: string
  readonly signature: string
  readonly body?: string
}

const example = ({ method = 'GET', target, headers = {}, signed, signature, body = '' }: Example): SignedRequest => ({
  method,
  target,
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': EMPTY_SHA256,
    ...headers,
    authorization: `AWS4-HMAC-SHA256 ${credential},SignedHeaders=${signed},Signature=${signature}`,
  },
  body: Buffer.from(body),
})
const plain = 'host;x-amz-content-sha256;x-amz-date'
const range = example({
  target: '/test.txt',
  headers: { range: 'bytes=0-9' },
  signed: 'host;range;x-amz-content-sha256;x-amz-date',
  signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
})
const put = example({
  method: 'PUT',
  target: '/test%24file.text',
  headers: {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
  },
  signed: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
  signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  body: 'Welcome to Amazon S3.',
})
const list = example({
  target: '/?max-keys=2&prefix=J',
  signed: plain,
  signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
})

describe('the signatures that the S3 double verifies', () => {
  it.each([
    ['a range', range],
    ['a put', put],
    ['a listing', list],
    [
      'a query without a value',
      example({
        target: '/?lifecycle',
        signed: plain,
        signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
      }),
    ],
  ])('include that of %s in Amazon’s examples', (_name, request) => {
    expect(signatureFault(request, amazon, AT_MS)).toBeNull()
  })

  it.each<[string, Partial<SignedRequest>, string]>([
    ['another path', { target: '/test.png' }, 'SignatureDoesNotMatch'],
    ['another query', { target: '/test.txt?acl' }, 'SignatureDoesNotMatch'],
    ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['another host', { headers: { ...range.headers, host: 'other.s3.amazonaws.com' } }, 'SignatureDoesNotMatch'],
    [
      'a header of S3 that is not signed',
      { headers: { ...range.headers, 'x-amz-acl': 'public-read' } },
      'AccessDenied',
    ],
    ['no signature', { headers: { ...range.headers, authorization: undefined } }, 'AccessDenied'],
    [
      'a signature of another form',
      { headers: { ...range.headers, authorization: 'Basic eA==' } },
      'AuthorizationHeaderMalformed',
    ],
    ['another body', { body: Buffer.from('x') }, 'XAmzContentSHA256Mismatch'],
  ])('do not include one with %s', (_what, change, code) => {
    expect(signatureFault({ ...range, ...change }, amazon, AT_MS)).toBe(code)
  })

  it('are valid for 15 minutes, for the key, the secret and the region', () => {
    const by = (change: Partial<typeof amazon>, atMs = AT_MS) => signatureFault(put, { ...amazon, ...change }, atMs)
    expect(by({}, AT_MS + 14 * 60_000)).toBeNull()
    expect(by({}, AT_MS + 16 * 60_000)).toBe('RequestTimeTooSkewed')
    expect(by({}, AT_MS - 16 * 60_000)).toBe('RequestTimeTooSkewed')
    expect(by({ secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch')
    expect(by({ accessKeyId: 'other' })).toBe('InvalidAccessKeyId')
    expect(by({ region: 'eu-west-1' })).toBe('AuthorizationHeaderMalformed')
  })
})
