import * as z from 'zod'

const LINES_MAX = 20
const LINE_MAX = 300

const lines = { error: "write an effect, such as '+1 setback on any', or a list of them" }
const line = z.string(lines).trim().min(1, lines).max(LINE_MAX, lines)

/** Effects in `campaign.yaml`: one line or a list of them. */
export const effectField = z.union([line, z.array(line).min(1).max(LINES_MAX)], lines)
