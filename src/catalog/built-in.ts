/**
 * The built-in files of `card-catalog/`, imported so that every bundler carries them along. Their shape is taken on trust here,
 * because the tests refuse a file that does not have it; the browser carries no check of its own data.
 */
import adventure from '#card-catalog/the-adventure-begins/cards.json' with { type: 'json' };
import base from '#card-catalog/base/cards.json' with { type: 'json' };
import bigBox2021 from '#card-catalog/editions/big-box-2021.json' with { type: 'json' };
import characters from '#card-catalog/the-adventure-begins/characters.json' with { type: 'json' };
import contractCards from '#card-catalog/just-one-more-contract/cards.json' with { type: 'json' };
import contracts from '#card-catalog/just-one-more-contract/contracts.json' with { type: 'json' };
import gambler from '#card-catalog/gambler/cards.json' with { type: 'json' };
import makeSail from '#card-catalog/make-sail/cards.json' with { type: 'json' };
import pegasus2014 from '#card-catalog/editions/pegasus-2014.json' with { type: 'json' };
import roles from '#card-catalog/roles.json' with { type: 'json' };
import sjg2017 from '#card-catalog/editions/sjg-2017.json' with { type: 'json' };
import story from '#card-catalog/the-adventure-begins/story.json' with { type: 'json' };
import type { CatalogueFiles } from './catalogue-files.ts';

export const BUILT_IN_FILES = {
  roles,
  base,
  gambler,
  contractCards,
  contracts,
  makeSail,
  adventure,
  characters,
  story,
  editions: [pegasus2014, sjg2017, bigBox2021],
} as unknown as CatalogueFiles;
