import { Contours } from '#look/contours.tsx'

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

/** A guild's banner, with a lamp over water for its sign. */
export function OrganizationsMotif() {
  return (
    <svg viewBox="0 0 300 380" preserveAspectRatio="xMidYMid slice" className="size-full">
      <rect width="300" height="380" fill="#3b3f5c" />
      <g color="#8e93b8" opacity=".35">
        <Contours seed="organizations" width={300} height={380} levels={9} stroke={1.3} />
      </g>
      <path d="M77-10H237V281L157 331 77 281Z" fill="#22263f" opacity=".6" />
      <path d="M70-10H230V272L150 322 70 272Z" fill="#8a3a3f" />
      <path d="M150-10H230V272L150 322Z" fill="#6d2a33" />
      <g fill="none" stroke="#f0cf94">
        <path d="M82-10V265L150 307 218 265V-10" strokeWidth="3" />
        <circle cx="150" cy="146" r="56" strokeWidth="5" />
        <path d="M104 232q11.500-12 23 0t23 0 23 0 23 0" strokeWidth="5" />
        <path d="M116 252q8.500-9 17 0t17 0 17 0 17 0" strokeWidth="4" />
      </g>
      <path d="M128 184 136 120H164L172 184ZM132 114H168V106H132ZM137 104 150 88 163 104Z" fill="#f0cf94" />
    </svg>
  )
}

/** A lamp tower above the sea at daybreak. */
export function LocationsMotif() {
  return (
    <svg viewBox="0 0 300 380" preserveAspectRatio="xMidYMid slice" className="size-full">
      <Daybreak />
      <Sea />
      <path d="M0 380V318C50 280 86 262 116 236H172C212 262 252 290 300 320V380Z" fill="#22403f" />
      <path d="M0 380V352C70 322 118 330 168 344 216 356 262 350 300 340V380Z" fill="#16302f" />
      <Tower />
      <Huts />
    </svg>
  )
}

function Daybreak() {
  return (
    <>
      <rect width="300" height="380" fill="#f6dcc0" />
      <path d="M0 84C60 70 120 98 190 84 236 74 266 84 300 78V230H0Z" fill="#f1c9a4" />
      <path d="M0 132C70 118 150 146 300 124V230H0Z" fill="#e8ae8d" />
      <circle cx="208" cy="146" r="64" fill="#fff3d6" opacity=".3" />
      <circle cx="208" cy="146" r="36" fill="#fff3d6" />
      <path d="M186 62h54a4 4 0 0 1 0 8h-54a4 4 0 0 1 0-8ZM206 76h62a4 4 0 0 1 0 8h-62a4 4 0 0 1 0-8Z" fill="#fbead2" />
      <path d="M0 196C26 172 54 168 84 186 112 200 118 208 150 206V232H0Z" fill="#cf9484" />
      <path d="M160 226C204 196 240 190 268 174 284 166 294 170 300 172V232H160Z" fill="#c08a86" />
    </>
  )
}

function Sea() {
  return (
    <>
      <path d="M0 216H300V380H0Z" fill="#a97f80" />
      <path d="M0 262C90 254 210 268 300 258V380H0Z" fill="#7f6b74" />
      <path d="M180 226h56v3h-56ZM194 236h44v3h-44ZM184 246h40v3h-40ZM202 256h34v3h-34Z" fill="#fbe3bd" opacity=".8" />
    </>
  )
}

/** Its shadowed side is the one away from the sun's light on the sea. */
function Tower() {
  return (
    <>
      <circle cx="144" cy="44" r="54" fill="#fff3d6" opacity=".28" />
      <circle cx="144" cy="44" r="32" fill="#fff3d6" opacity=".4" />
      <path d="M126 76H162L174 244H114Z" fill="#1d3a3b" />
      <path d="M148 76H162L174 244H150Z" fill="#31505a" />
      <path d="M142 0h4v12h-4ZM124 30 144 10 164 30ZM118 66H170V76H118Z" fill="#16302f" />
      <path d="M128 30H160V66H128Z" fill="#ffe9b8" />
      <path d="M128 30h4v36h-4ZM142 30h4v36h-4ZM156 30h4v36h-4Z" fill="#16302f" />
      <path d="M138 104h9v14h-9ZM135 150h9v14h-9ZM140 196h9v14h-9Z" fill="#ffe9b8" />
    </>
  )
}

function Huts() {
  return (
    <>
      <path d="M172 262V232L184 218 196 232V240L208 228 220 240V282Z" fill="#1d3a3b" />
      <path d="M204 284V252L218 236 234 252V300Z" fill="#16302f" />
      <path d="M180 238h6v9h-6ZM214 258h6v9h-6ZM222 258h6v9h-6Z" fill="#ffe2a6" />
    </>
  )
}
