import type { Rows } from '../row';

/** The customers' flow, Demo, accounts and commands. */
export const BACKEND: Rows = {
  'flow-questions': [
    'server/flow/machine.test.ts › %s',
    'server/flow/machine.properties.test.ts › has a result for every input, and stays at a known stage',
    'server/flow/runner.test.ts › a group’s chat has no flow: nothing is said in it, and it is at no stage',
    'server/demo/simulator/life.test.ts › who is %s answers any message of the agent within 20 s',
  ],
  'flow-first-contact': ['server/flow/machine.test.ts › %s'],
  'flow-details': ['server/flow/machine.test.ts › %s'],
  'flow-confirmation': [
    'server/flow/machine.test.ts › %s',
    'server/services/orders/payments.test.ts › costs what the table says, whatever a browser says; its profit is the price less the commission',
  ],
  'flow-paid': [
    'server/flow/machine.test.ts › %s',
    'server/flow/machine.properties.test.ts › never asks for money while an order is paid for, and never takes it twice for one order',
    'server/flow/runner.test.ts › the delivery comes 3 minutes after the purchase',
    'server/demo/simulator/life.test.ts › who is %s goes through the whole flow, pays once and is looked after to the end',
  ],
  'flow-order-question': [
    'server/flow/machine.test.ts › a question about an order leads back to where it was asked from',
    'server/flow/machine.test.ts › %s while they ask about an order leads them back to where it would have put them',
  ],
  'flow-change-of-mind': [
    'server/flow/machine.test.ts › %s',
    'server/flow/readings.test.ts › as a change of mind: %j',
  ],
  'flow-unreadable': [
    'server/flow/machine.test.ts › asks twice again for an unreadable answer, then hands over to the agent, then stays silent',
    'server/flow/machine.test.ts › %s',
    'server/flow/runner.test.ts › a question that nobody answers is repeated once, after 3 minutes',
    'server/flow/runner.test.ts › an answer postpones the repetition: the next question has 3 minutes again',
  ],
  'flow-reset': [
    'server/flow/reset.test.ts › a reset clears the order, and keeps the customer’s name, address and agent',
    'server/flow/machine.test.ts › %s',
    'server/flow/machine.properties.test.ts › clears the paid badge only by a reset, an end, a purchase, a refund or a new order',
    'server/flow/machine.test.ts › an agent can set %s by hand from any stage',
    'server/routes/clientes.test.ts › refuses one that is not known, and changes nothing: %s',
  ],
  'demo-accounts': [
    'server/main.test.ts › says its address and accounts, and ends on %s with 0 though sockets are open',
    'server/base/settings.test.ts › refuse the demo when HOST is %s, unless it is forced',
    'server/main.test.ts › names the administrators who see the summary cards',
  ],
  simulator: [
    'server/base/settings.test.ts › have the defaults of the contract',
    'server/demo/simRoutes.test.ts › %s is for administrators only',
    'server/demo/simRoutes.test.ts › new-customer creates the customer who was asked for',
    'server/demo/simRoutes.test.ts › pay pays what a chat was asked to pay, once',
    'server/demo/simRoutes.test.ts › expire runs a charge out, and the customer is asked whether they want another',
    'server/demo/simulator/restart.test.ts › writes the same messages at the same times',
    'server/demo/simulator/restart.test.ts › is quiet at the rate 0: nobody writes on their own',
    'server/demo/orders.test.ts › cover sixty days up to today, about fifteen a day, in every status',
    'server/demo/orders.test.ts › are the same for the same seed',
    'server/services/coupons/coupons.test.ts › of the demo has coupons of every value with a price, counted by value, ascending',
  ],
  commands: [
    'server/commands/admin.test.ts › lists all accounts, administrators first',
    'server/commands/admin.test.ts › promotes and demotes, by e-mail in upper or lower case, and records it in the audit',
    'server/commands/admin.test.ts › lists where somebody is signed in, and signs them out everywhere',
    'server/commands/admin.test.ts › resets a password to a random one that it shows once, and ends all sign-ins',
    'server/commands/sums.test.ts › compares the sums with the orders, reports differences, and rebuilds them',
    'server/audit/audit.test.ts › says who did what to what, and when',
  ],
  'old-data': [
    'server/services/administration/retention.test.ts › of chats that are over go when they are old, and no others',
    'server/services/administration/retention.test.ts › leave what is younger, which is read, counted and continued as before',
    'server/services/administration/retention.test.ts › take their pictures with them, but for one that an order shows',
    'server/services/administration/retention.test.ts › goes: decided offers, charges without money, keys of sends; the books stay',
    'server/services/administration/retention.test.ts › stays for ever where a setting is 0',
    'server/db/personalData.test.ts › know every table of the schema, and no other',
  ],
  'customer-erase': [
    'server/commands/customers.test.ts › leaves nothing of a customer in any table, sample or file, and the sums as they were',
    'server/commands/customers.test.ts › keeps one id for them in orders and audit, and writes itself down without the number',
    'server/commands/customers.test.ts › masks the number in what others wrote, and leaves everything else of them',
    'server/commands/customers.test.ts › refuses while %s, and changes nothing',
    'server/commands/customers.test.ts › only says what it would remove, unless it is told to',
    'server/commands/eraseBeside.test.ts › leaves nothing in tables and samples, and the consoles that show the chat are told',
    'server/services/administration/erasure.properties.test.ts › they are erased once its money is settled, the books as they were, the sums right',
    'server/logPrivacy.test.ts › says what failed, and nothing of the customer',
  ],
  backup: [
    'server/commands/backup/backup.test.ts › restores every table and picture, and a server starts on it',
    'server/commands/backup/backup.test.ts › is made while the server runs, which goes on and leaves no copy in its folder',
    'server/commands/backup/backup.test.ts › overwrites no file, and says what is missing',
    'server/commands/backup/backup.test.ts › refuses a folder that holds anything, and takes an empty one',
    'server/commands/backup/backup.test.ts › refuses a damaged file: cut off, a byte changed, no archive at all, none',
  ],
  'one-owner': [
    'server/db/dataDirLock.test.ts › refuses another process, and is freed by kill -9',
    'server/db/openDatabase.test.ts › keeps every acknowledged row, and no half of a transaction, three times over',
    'server/main.test.ts › refuses a data folder that another process uses, in one sentence, and leaves it alone',
  ],
};
