export { actions } from './action.ts'
export { attackPool, attackWith, isWeaponType, weaponTypes, type Attack, type WeaponType } from './attack.ts'
export { CHARACTERISTIC_MAX, characteristics, type Characteristic, type Characteristics } from './characteristic.ts'
export { damageOf, MINIMUM_DAMAGE } from './damage.ts'
export { dieRole } from './die-role.ts'
export { dice, dieKinds, type Die } from './die.ts'
export {
  difficulties,
  rangeBands,
  rangedDifficulty,
  readRangeBand,
  type Difficulty,
  type RangeBand,
} from './difficulty.ts'
export { faces, type Face } from './faces.ts'
export { maneuvers } from './maneuver.ts'
export { poolSteps } from './pool-steps.ts'
export { emptyPool, formatPool, skillPool, type Pool } from './pool.ts'
export { rangeMeaning } from './range-meaning.ts'
export { characteristicOf, isSkill, SKILL_RANK_MAX, skills, type Skill, type SkillRanks } from './skill.ts'
export { spendingTiers, type SpendingTier } from './spending.ts'
export {
  fallenDice,
  isThrowable,
  SIDES_MAX,
  sidesOf,
  type Fallen,
  type FallenDie,
  type Throwable,
} from './throwable.ts'
export { STIMPACK_STRAIN } from './strain.ts'
export { netOf, symbolPairs, type DieSymbolName, type Net } from './symbol.ts'
export {
  ACTIONS_PER_TURN,
  incidentals,
  MANEUVERS_AT_MOST,
  MANEUVERS_PER_TURN,
  SECOND_MANEUVER_STRAIN,
  type Move,
} from './turn.ts'
export { downgrade, upgrade, type Side } from './upgrade.ts'
export { DEFAULT_MAX_HP, DEFAULT_STRAIN_THRESHOLD } from './vitals.ts'
export { decodeFlight } from './throw/decode-flight.ts'
export { encodeFlight } from './throw/encode-flight.ts'
export { FRAMES_PER_SECOND, poseAt, type Flight, type Keyframe, type Pose } from './throw/flight.ts'
export { PIECES_MAX, piecesOf, type Piece, type Print } from './throw/piece.ts'
export { readingOf, turnToShow, type Reading } from './throw/reading.ts'
export { after, type Rotation } from './throw/rotation.ts'
export type { Solid, SolidFace } from './throw/solid.ts'
export { solids, type SolidName } from './throw/solids.ts'
export { trayFor, type Tray } from './throw/tray.ts'
export { cross, dot, minus, plus, times, unit, type Vector } from './throw/vector.ts'
