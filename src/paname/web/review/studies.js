// Studies: a record and its variations, kept under an address of their own that can be passed on.
import { announce, complain, ensureSession, go } from '../shell.js';
import { ask } from '../net.js';
import { t } from '../i18n.js';
import { model } from '../table/current.js';
import { note, review } from './session.js';

/** Keep the variations: in the study they belong to if it is yours, else in a new one. */
export const saveStudy = async () => {
  try {
    await ensureSession();
    const { kind, tree, title, mine } = review();
    const wish = { [kind === 'tables' ? 'table' : 'study']: model().id, tree, title };
    const { study } = await (mine
      ? ask('PATCH', `/api/studies/${model().id}`, { tree, title })
      : ask('POST', '/api/studies', wish));
    announce(t('study.saved'));
    await navigator.clipboard?.writeText(`${location.origin}/s/${study.id}`).catch(() => undefined);
    if (study.id !== model().id) go(`/s/${study.id}`);
    else note({ title: study.title });
  } catch (error) {
    complain(error);
  }
};
