import type { Picture } from '@waybook/contract'
import type { Ref } from 'react'

import { PingLayer } from './ping-layer.tsx'
import { TokenLayer } from './token-layer.tsx'

interface MapGroundProps {
  readonly ref: Ref<HTMLDivElement>
  readonly picture: Picture
}

/**
 * The picture as large as fits, and on it in layers what is placed in its percentages: what covers the ground goes before the
 * tokens, what is shown with the finger after them.
 */
export function MapGround({ ref, picture }: MapGroundProps) {
  const { originalUrl, blur, width, height } = picture
  return (
    <div
      ref={ref}
      style={{ aspectRatio: width / height, width: `min(100cqw, ${(100 * width) / height}cqh)` }}
      className="[container-type:size] relative"
    >
      <img
        src={originalUrl}
        alt=""
        draggable={false}
        fetchPriority="high"
        style={{ backgroundImage: `url(${blur})` }}
        className="absolute inset-0 size-full max-w-none bg-cover"
      />
      <TokenLayer />
      <PingLayer />
    </div>
  )
}
