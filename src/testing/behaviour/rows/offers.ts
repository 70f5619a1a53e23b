import type { Rows } from '../row';

/** Offers, Prices. */
export const OFFERS: Rows = {
  'offer-toast': [
    'console/features/offers/OfferToastView.test.tsx › shows the customer, their message and the remaining time',
    'console/features/offers/OfferStack.test.tsx › runs in mm:ss and changes to the warning under 30 seconds',
    'e2e/profile.test.ts › an agent on the profile screen still gets offers, and a logout in one tab logs out all',
  ],
  'offer-countdown': [
    'console/features/offers/OfferStack.test.tsx › runs in mm:ss and changes to the warning under 30 seconds',
    "console/features/offers/offers.test.ts › runs by the server's clock, however wrong ours is",
    'domain/offers.test.ts › warns under 30 seconds',
    "e2e/offers.test.ts › the countdown runs by the server's clock: ours is hours off, and is changed meanwhile",
  ],
  'offer-accept': [
    'console/features/offers/offers.test.ts › adds the conversation and opens it',
    'console/features/offers/offers.test.ts › asks once, however often it is clicked',
    'console/features/offers/offers.test.ts › opens it by the event that overtakes the answer',
    'console/features/offers/offers.test.ts › opens it once, when the answer carries no conversation and the event follows',
    'console/features/offers/offers.test.ts › opens it by the event, when the answer got lost and the host has settled the offer before',
    'console/features/offers/offers.test.ts › opens it once, when the list brings it before the answer',
    'console/features/offers/offers.test.ts › says so when it %s',
    'console/features/offers/ignoreOffer.test.ts › keeps the card while the offer runs, and gives the reason',
    'server/services/offers/offers.test.ts › has one winner and one 409 when two accept at the same moment, 100 times over',
    'e2e/offers.test.ts › several offers at once: one is accepted, one taken by another agent, one refused, and a reload does not bring it back',
  ],
  'offer-ignore': [
    'console/features/offers/ignoreOffer.test.ts › takes the card away at once, and tells the host',
    'console/features/offers/ignoreOffer.test.ts › brings the card back and says so when the host %s: it would set the agent offline',
    'console/features/offers/ignoreOffer.test.ts › stays local on a host that does not know refusals, and the offer ends there without a notice',
    'e2e/offers.test.ts › several offers at once: one is accepted, one taken by another agent, one refused, and a reload does not bring it back',
  ],
  'offer-offline': [
    'console/features/offers/ignoreOffer.test.ts › has no cards, and cannot accept what they no longer see; they come back with the agent',
    'console/features/offers/ignoreOffer.test.ts › hears nothing of an offer that comes then',
    'e2e/offers.test.ts › going offline takes the cards away, and they come back with the agent',
  ],
  'offer-refused': [
    'server/services/offers/refusals.test.ts › a refuser is asked again after the %ith refusal in %i minutes',
    'server/services/offers/refusals.test.ts › stays online when it runs out, though they had it on screen, and the others do not',
    'server/services/offers/refusals.test.ts › is not offered to a refuser while others are asked, and goes to who comes online at once',
    'server/services/offers/refusals.test.ts › goes to a refuser again after a pause that grows',
    'server/services/offers/refusals.test.ts › is a customer as any other once attended: everybody is asked anew the next time',
    'server/services/offers/refusals.test.ts › has one outcome when one agent does both',
    'e2e/offers.test.ts › sends no agent offline who refused it, and the customer goes to whoever comes online',
  ],
  'offer-expiry': [
    'console/features/offers/offers.test.ts › leaves at 00:00 and warns once, though the event follows',
    'console/features/offers/offers.test.ts › leaves without a notice when it was never on screen: %s',
    'console/features/offers/offers.test.ts › leaves without a notice once the console is in sync again',
    'console/features/offers/offers.test.ts › stays when the host announces it again',
    'e2e/offers.test.ts › warns once, and takes the agents offline who saw it',
  ],
  'offer-stack': [
    'console/features/offers/offers.test.ts › stack with the one that expires first on top, and each ends at its time',
    'console/features/offers/OfferStack.test.tsx › show the six that expire first, and the rest on request',
  ],
  'offer-admin': [
    'console/features/offers/offers.test.ts › never sees an offer, nor hears one',
    'server/services/offers/offers.test.ts › goes to every online agent, with the customer, what they want and when it ends',
    'server/services/offers/offers.test.ts › is a 404 for an agent it does not name, and a 403 for an administrator',
  ],
  'offer-seen': [
    'console/features/offers/OfferStack.test.tsx › only where it can be reached: not behind a dialog or out of sight, not in a hidden page',
    'console/realtime/events.test.ts › shows and sounds to an agent it names, and is acknowledged once it is on screen',
    'server/services/offers/offers.test.ts › sets the agents offline who had it on screen, and only those',
    'e2e/offers.test.ts › sends no agent offline who could not see it: the tab was hidden',
  ],
  'offline-by-offer': [
    'console/features/offers/offers.test.ts › %s warns',
    'server/services/offers/offers.test.ts › sets the agents offline who had it on screen, and only those',
    'e2e/offers.test.ts › warns once, and takes the agents offline who saw it',
    'console/realtime/events.test.ts › warns for a missed offer (motivo %s)',
  ],
  'offline-warning': [
    'console/features/offers/offers.test.ts › %s warns',
    'console/features/offers/offers.test.ts › with the reason %s only moves the dot',
    'console/features/offers/offers.test.ts › by a click here says nothing, whatever the host gives as its reason',
    'console/features/offers/offers.test.ts › of another agent changes nothing here',
    'console/realtime/events.test.ts › warns for a missed offer (motivo %s)',
    'console/realtime/events.test.ts › does not warn after a click here, nor for a lost connection',
  ],
  'offline-disconnected': [
    'server/routes/agents.test.ts › goes off by itself a minute after the last socket closed',
    'server/realtime/presence.test.ts › counts a person as gone a minute after their last socket closed, not before',
  ],
  'offer-backend': [
    'server/base/settings.test.ts › have the defaults of the contract',
    'server/services/offers/offers.test.ts › goes to every online agent, with the customer, what they want and when it ends',
    'server/services/offers/offers.test.ts › is not shown to an agent who could hardly read it in the time left',
    'server/services/offers/offers.test.ts › has one winner and one 409 when two accept at the same moment, 100 times over',
    'server/services/offers/offers.test.ts › are offered five at a time, the longest waiting first, the next when one is decided',
    'server/services/offers/offers.test.ts › goes at once to the other online agents, again and again',
  ],
  'price-table': [
    'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}',
    'domain/pricing.test.ts › costs the same from one cent above the value before',
    'domain/money.test.ts › %i cents are rounded up to %i reais',
  ],
  'price-above-19': ['domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
  'price-outside': ['domain/pricing.test.ts › a value of %d cents has no price'],
  'real-saving': ['domain/pricing.test.ts › a discount of %i at a price of %i saves %i'],
  'free-coupon': [
    'domain/pricing.test.ts › a free coupon costs nothing',
    'console/features/chat/actions/summarize.test.ts › a free coupon of %s costs nothing, and the script says so',
    'console/features/chat/header/ChatHeader.test.tsx › is green when a coupon is free; the summary counts, not the record',
  ],
};
