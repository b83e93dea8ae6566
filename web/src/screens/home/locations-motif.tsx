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
