import { isLife, type OwnMonster, recallOwnMonsters, rememberOwnMonster } from '../../device/own-monsters.ts';
import { fill } from '../../i18n/words.ts';
import { compact } from '../../search/fold.ts';

/**
 * The page of all monsters: they are found by their names in either language, and what a reader's own card says of one
 * is kept and shown. Without it, all of them are there, by level.
 */
const monsters = [...document.querySelectorAll<HTMLElement>('[data-monster]')];
const filter = document.querySelector<HTMLInputElement>('#monster-filter');
const status = document.querySelector<HTMLElement>('#monster-count');
if (filter && status) findByName(filter, status);

const form = document.querySelector<HTMLFormElement>('.own-form');
const shown = document.querySelector('template')?.content.firstElementChild;
if (form && shown) keepOwnCards(form, shown);

function findByName(query: HTMLInputElement, count: HTMLElement): void {
  const spelled = monsters.map(({ dataset }) => (dataset.names ?? '').split('|').map(compact));
  const show = (): void => {
    const wanted = compact(query.value);
    const found = monsters.filter((monster, index) => {
      const fits = spelled[index]?.some((name) => name.includes(wanted)) === true;
      monster.closest('.run')?.toggleAttribute('hidden', !fits);
      return fits;
    });
    for (const level of document.querySelectorAll<HTMLElement>('.monsters'))
      level.hidden = !found.some((monster) => level.contains(monster));
    const { some = '', one = '', none = '' } = count.dataset;
    // At rest there is nothing to tell.
    count.textContent = wanted === '' ? '' : fill([none, one][found.length] ?? some, { count: found.length });
    // Seeing readers need to be told only why the page is empty.
    count.classList.toggle('visually-hidden', found.length > 0);
  };
  query.addEventListener('input', show);
  // Whatever a link on this page leads to must be there.
  const clear = (): void => {
    query.value = '';
    show();
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.list-filter a, .contents-list a')) clear();
  });
  // A reload may bring back what was typed.
  show();
}

function keepOwnCards(fields: HTMLFormElement, pattern: Element): void {
  const life = fields.elements.namedItem('life') as HTMLInputElement;
  const ability = fields.elements.namedItem('ability') as HTMLTextAreaElement;
  const error = fields.querySelector('[role=alert]');

  const close = (): void => {
    const monster = fields.closest('[data-monster]');
    fields.hidden = true;
    monster?.querySelector<HTMLElement>(':scope > a')?.focus({ preventScroll: true });
  };
  const open = (monster: HTMLElement): void => {
    const { listed, own } = cardOf(monster);
    life.value = String(own.life ?? listed.life);
    ability.value = own.ability ?? listed.ability;
    error?.replaceChildren();
    // The row of actions has done its work, and would lie over what follows.
    document.querySelector('.clause-actions')?.toggleAttribute('hidden', true);
    monster.append(fields);
    fields.hidden = false;
    life.focus();
    life.select();
  };
  const keep = (monster: HTMLElement, own: OwnMonster | undefined, said: string): void => {
    rememberOwnMonster(monster.dataset.monster ?? '', own);
    showOwn(monster, own ?? {}, pattern);
    // What is seen speaks for itself.
    status?.classList.add('visually-hidden');
    status?.replaceChildren(fill(said, { name: nameOf(monster) }));
  };

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const monster = target.closest<HTMLElement>('[data-monster]');
    if (monster === null) return;
    if (target.closest('[data-do=own]')) open(monster);
    else if (target.closest('.own-shown button')) {
      keep(monster, undefined, fields.dataset.reset ?? '');
      monster.querySelector<HTMLElement>(':scope > a')?.focus({ preventScroll: true });
    }
  });
  fields.querySelector('[data-cancel]')?.addEventListener('click', close);
  fields.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  fields.addEventListener('submit', (event) => {
    event.preventDefault();
    const monster = fields.closest<HTMLElement>('[data-monster]');
    if (monster === null) return;
    const entered = { life: Number(life.value), ability: ability.value.trim() };
    if (!isLife(entered.life)) {
      error?.replaceChildren(fields.dataset.badLife ?? '');
      life.focus();
      return;
    }
    const { listed } = cardOf(monster);
    keep(
      monster,
      {
        ...(entered.life !== listed.life && { life: entered.life }),
        ...(entered.ability !== '' && entered.ability !== listed.ability && { ability: entered.ability }),
      },
      fields.dataset.kept ?? '',
    );
    close();
  });

  const showAll = (): void => {
    const owns = recallOwnMonsters();
    for (const monster of monsters) showOwn(monster, owns[monster.dataset.monster ?? ''] ?? {}, pattern);
  };
  showAll();
  // A page that comes back from the browser's memory shows what was forgotten meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showAll();
  });
}

/** What the bestiary says of a monster, and what the reader's own card does. */
function cardOf(monster: HTMLElement): {
  readonly listed: Required<OwnMonster>;
  readonly own: OwnMonster;
} {
  const said = monster.querySelector('.said:not(.other)');
  return {
    listed: {
      life: Number(said?.querySelector('.life b')?.textContent),
      ability: said?.querySelector('.ability')?.textContent.trim() ?? '',
    },
    own: recallOwnMonsters()[monster.dataset.monster ?? ''] ?? {},
  };
}

/** Below what the bestiary says, which is struck out as far as the card says something else. */
function showOwn(monster: HTMLElement, own: OwnMonster, pattern: Element): void {
  monster.querySelector('.own-shown')?.remove();
  monster.dataset.own = Object.keys(own).join(' ');
  if (Object.keys(own).length === 0) return;
  const card = document.importNode(pattern, true);
  const life = card.querySelector<HTMLElement>('[data-life]');
  if (own.life === undefined) life?.remove();
  else life?.replaceChildren(fill(life.dataset.life ?? '', { life: own.life }));
  card.querySelector('[data-ability]')?.replaceChildren(own.ability ?? '');
  const reset = card.querySelector('button');
  reset?.setAttribute('aria-label', fill(reset.dataset.label ?? '', { name: nameOf(monster) }));
  [...monster.querySelectorAll(':scope > .said')].at(-1)?.after(card);
}

function nameOf(monster: HTMLElement): string {
  return monster.querySelector('h3')?.firstChild?.textContent?.trim() ?? '';
}
