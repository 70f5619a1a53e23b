/**
 * A query cannot be reduced before its call is defined, and these calls come with screens. Whoever reduces actions without
 * the screens loads this.
 */
import '@/console/api/accounts';
import '@/console/api/audit';
import '@/console/api/dashboard';
import '@/console/api/earlier';
import '@/console/api/finished';
import '@/console/api/pedidos';
import '@/console/api/quickReplies';
import '@/console/api/search';
import '@/console/api/secondFactor';
import '@/console/api/sessions';
