import type { Changes, Gateway } from '../support/gateway.ts';
import type { Reader } from './reader.ts';

/** What not every driver can do. */
export type Skill = 'touch' | 'print';

/** One way of a reader through the site, told once for all browsers. */
export type Journey = {
  readonly name: string;
  /** Where it makes no difference, one device is enough. */
  readonly on: 'phone' | 'desktop' | 'both';
  readonly needs?: Skill;
  readonly go: (reader: Reader, world: World) => Promise<void>;
};

export type World = {
  /** The same site at a host of its own, which can be stopped, slowed down and changed. */
  readonly openHost: (changes?: Changes) => Promise<Gateway>;
};
