import { expect, it } from 'vitest'

import { readOrder } from './order.ts'

const usual = new URL('http://127.0.0.1:4870/api/images/callback')
const least = { prompt: 'a lamp', entity_id: 'items/lamp' }

it('[PAINT-10] an order needs a prompt and an entity; other fields have the defaults of the specification', () => {
  expect(readOrder(least, usual)).toEqual({
    ok: true,
    order: {
      ...least,
      entity_type: 'scene',
      style: 'fantasy',
      quality: 'high',
      size: '1024x1024',
      perspective: 'battlemap',
      callback: usual,
    },
  })
})

it('[PAINT-10] ignores unknown fields of an order', () => {
  expect(readOrder({ ...least, model: 'gpt-5', nested: { a: 1 } }, usual)).toMatchObject({ ok: true })
})

it.each([
  [{ ...least, prompt: '  ' }, 'prompt'],
  [{ ...least, prompt: 7 }, 'prompt'],
  [{ ...least, prompt: 'a'.repeat(8001) }, 'prompt'],
  [{ prompt: 'a lamp' }, 'entity_id'],
  [{ ...least, entity_type: null }, 'entity_type'],
  [{ ...least, style: 'cubist' }, 'style'],
  [{ ...least, size: '9999x9999' }, 'size'],
  [{ ...least, quality: 'best' }, 'quality'],
  [{ ...least, perspective: 'fisheye' }, 'perspective'],
  [{ ...least, callback: 'over there' }, 'callback'],
  [{ ...least, reference: 'a\r\nb: c' }, 'reference'],
  [null, 'body'],
  ['prompt', 'body'],
])('[PAINT-10] rejects %j with the name of the field', (body, field) => {
  expect(readOrder(body, usual)).toMatchObject({ ok: false, field })
})

it.each([
  'http://127.0.0.1:4871/api/images/callback',
  'https://127.0.0.1:4870/api/images/callback',
  'http://127.0.0.1:4870@example.org/',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
])('[PAINT-11] rejects the callback %s', (callback) => {
  expect(readOrder({ ...least, callback }, usual)).toMatchObject({ ok: false, field: 'callback' })
})

it('[PAINT-11] an order may name another path of the server', () => {
  const callback = 'http://127.0.0.1:4870/elsewhere?a=1'
  expect(readOrder({ ...least, callback }, usual)).toMatchObject({ ok: true, order: { callback: new URL(callback) } })
})
