import { position, role } from '@waybook/contract'
import * as z from 'zod/mini'

/** The bus's topic of these messages. */
export const ROOMS = 'rooms'

/** As many as fit into a message of the bus. */
export const USERS_A_MESSAGE = 8

/** A connected user, as servers tell each other. */
const connectedUser = z.object({
  userId: z.string(),
  firstName: z.string(),
  role,
  characterId: z.nullable(z.string()),
})
export type ConnectedUser = z.infer<typeof connectedUser>

const campaignId = z.string()

/**
 * What a server tells the others about a campaign. Each shows its viewers what they may see: what only some may see is not sent, but looked up
 * by the server that receives the message.
 */
export const serverMessage = z.discriminatedUnion('type', [
  /** Changes have been committed to the log. */
  z.object({ type: z.literal('committed'), campaignId }),
  /** The motion of a roll's dice has been stored. */
  z.object({ type: z.literal('thrown'), campaignId, rollId: z.string() }),
  /** A user who may do so drags a token. */
  z.object({ type: z.literal('drag'), campaignId, tokenId: z.string(), position, version: z.number() }),
  z.object({ type: z.literal('ping'), campaignId, position, by: z.string() }),
  /** These users are connected to a server. Repeated as long as they are. */
  z.object({ type: z.literal('here'), campaignId, server: z.string(), users: z.array(connectedUser) }),
  z.object({ type: z.literal('gone'), campaignId, server: z.string(), userId: z.string() }),
  /** The editors that a game master has open on a server. Repeated as long as there are any. */
  z.object({
    type: z.literal('writing'),
    campaignId,
    server: z.string(),
    userId: z.string(),
    entityIds: z.array(z.string()),
  }),
  /** The displays that are on, as connected to a server. Repeated as long as there are any. */
  z.object({ type: z.literal('displays'), campaignId, server: z.string(), ids: z.array(z.string()) }),
  /** Asks the others who is connected to them. */
  z.object({ type: z.literal('who'), campaignId }),
])
export type ServerMessage = z.infer<typeof serverMessage>

type OfCampaign<Message> = Message extends ServerMessage ? Omit<Message, 'campaignId'> : never
/** Sends a message about one campaign to the other servers. */
export type Announce = (message: OfCampaign<ServerMessage>) => void
