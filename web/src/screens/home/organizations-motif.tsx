import { Contours } from '../../look/contours.tsx'

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
