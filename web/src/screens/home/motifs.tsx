import { Contours } from '../../look/contours.tsx'

/** A lantern on sand-coloured paper. */
export function ItemsMotif() {
  return (
    <svg viewBox="0 0 300 380" preserveAspectRatio="xMidYMid slice" className="size-full">
      <rect width="300" height="380" fill="#e0c9a8" />
      <g color="#a47d4b" opacity=".4">
        <Contours seed="items" width={300} height={380} levels={9} stroke={1.4} />
      </g>
      <ellipse cx="150" cy="322" rx="96" ry="13" fill="#6b452a" opacity=".3" />
      <circle cx="150" cy="206" r="120" fill="#fff1cf" opacity=".32" />
      <circle cx="150" cy="206" r="82" fill="#fff1cf" opacity=".5" />
      <path d="M150 62a28 28 0 0 1 28 28h-12a16 16 0 0 0-32 0h-12a28 28 0 0 1 28-28Z" fill="#21383a" />
      <path d="M104 132 150 90l46 42ZM86 288H214V306L222 322H78L86 306Z" fill="#1b2f31" />
      <path d="M96 132H204V148H96Z" fill="#2c494a" />
      <path d="M104 148H196L206 288H94Z" fill="#ffe2a6" />
      <path d="M150 148h46l10 140H150Z" fill="#f2b873" />
      <path d="M150 196c26 30 26 52 0 66-26-14-26-36 0-66Z" fill="#c9662d" />
      <path d="M150 222c13 16 13 30 0 38-13-8-13-22 0-38Z" fill="#fff1cf" />
      <path d="M104 148h9l-8 140H94ZM196 148h-9l8 140h11ZM146 148h8v44h-8Z" fill="#21383a" />
    </svg>
  )
}
