import { position, role } from '@waybook/contract'
import * as z from 'zod/mini'

/** The topic of these messages on the bus. */
export const ROOMS = 'rooms'

/** The maximum that fits into a message of the bus. */
export const USERS_A_MESSAGE = 8

/** A connected user in messages between servers. */
const connectedUser = z.object({
  userId: z.string(),
  firstName: z.string(),
  role,
  characterId: z.nullable(z.string()),
})
export type ConnectedUser = z.infer<typeof connectedUser>

const campaignId = z.string()

/**
 * A message about a campaign from one server to the others. Messages contain no data with restricted visibility. The receiving server
 * looks it up for its viewers.
 */
export const serverMessage = z.discriminatedUnion('type', [
  /** Changes have been committed to the log. */
  z.object({ type: z.literal('committed'), campaignId }),
  /** The motion of a roll's dice has been stored. */
  z.object({ type: z.literal('thrown'), campaignId, rollId: z.string() }),
  /** A user with the permission drags a token. */
  z.object({ type: z.literal('drag'), campaignId, tokenId: z.string(), position, version: z.number() }),
  z.object({ type: z.literal('ping'), campaignId, position, by: z.string() }),
  /** A user asks the game masters for a pause. */
  z.object({ type: z.literal('pauseAsked'), campaignId, by: z.nullable(z.string()), at: z.number() }),
  z.object({ type: z.literal('pause'), campaignId }),
  /** The users connected to a server. Repeated while they are connected. */
  z.object({ type: z.literal('here'), campaignId, server: z.string(), users: z.array(connectedUser) }),
  z.object({ type: z.literal('gone'), campaignId, server: z.string(), userId: z.string() }),
  /** The open editors of a game master on a server. Repeated while there are any. */
  z.object({
    type: z.literal('writing'),
    campaignId,
    server: z.string(),
    userId: z.string(),
    entityIds: z.array(z.string()),
  }),
  /** The displays connected to a server. Repeated while there are any. */
  z.object({ type: z.literal('displays'), campaignId, server: z.string(), ids: z.array(z.string()) }),
  /** Asks the other servers for their users. */
  z.object({ type: z.literal('who'), campaignId }),
])
export type ServerMessage = z.infer<typeof serverMessage>

type OfCampaign<Message> = Message extends ServerMessage ? Omit<Message, 'campaignId'> : never
/** Sends a message about one campaign to the other servers. */
export type Announce = (message: OfCampaign<ServerMessage>) => void
