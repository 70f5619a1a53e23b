import { isBlank } from './blank';
import { photoFault, type PhotoFault } from './photo';

export type AdminUserFault = 'adminUser.nameRequired' | PhotoFault;

/** The first fault of an admin's edit of a user: the name, then the new picture if any (behaviour: admin-edit). */
export function adminUserFault(form: {
  nome: string;
  foto: { type: string; size: number } | null;
}): AdminUserFault | null {
  if (isBlank(form.nome)) return 'adminUser.nameRequired';
  return form.foto && photoFault(form.foto);
}
