import { agentsApi } from '@/console/api/agents';
import { authApi } from '@/console/api/auth';
import { clientesApi } from '@/console/api/clientes';
import { conversationsApi } from '@/console/api/conversations';
import { statusApi } from '@/console/api/status';

const { getConversation, listConversations } = conversationsApi.endpoints;
const { getEarnings, getStatistics } = agentsApi.endpoints;

/** What of two answers to the same question is the newer knowledge. */
interface Snapshot {
  /** The call's endpoint. */
  endpoint: { name: string };
  /**
   * `position`: each is true at a place of the stream, and where two are of the same place the one asked for later
   * counts. `asking`: no event tells of a change, so nothing but the order of the questions says which is newer.
   */
  orderedBy: 'position' | 'asking';
}

/** Of what the host pushes or a slice owns: what reads all of it anew. */
export const PUSHED = {
  conversations: { endpoint: listConversations, orderedBy: 'position' },
  messages: { endpoint: getConversation, orderedBy: 'position' },
  clients: { endpoint: clientesApi.endpoints.getCliente, orderedBy: 'position' },
  whatsapp: { endpoint: statusApi.endpoints.getStatus, orderedBy: 'position' },
  earnings: { endpoint: getEarnings, orderedBy: 'position' },
  online: { endpoint: getStatistics, orderedBy: 'position' },
  profile: { endpoint: authApi.endpoints.getProfile, orderedBy: 'asking' },
} as const satisfies Record<string, Snapshot>;

/** How answers of the snapshot's call are ordered, by its endpoint's name. */
export const SNAPSHOTS: ReadonlyMap<string, Snapshot['orderedBy']> = new Map(
  Object.values(PUSHED).map(({ endpoint, orderedBy }) => [endpoint.name, orderedBy]),
);
