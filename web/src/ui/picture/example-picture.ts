import type { Picture } from '@waybook/contract'

import welcome from '#look/welcome.webp'

export const examplePicture: Picture = {
  originalUrl: welcome,
  thumbnails: { small: welcome, medium: welcome, large: welcome },
  contentType: 'image/webp',
  width: 1710,
  height: 1216,
  blur: welcome,
}
