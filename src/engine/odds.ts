/**
 * What the table can know of the next card, and never more.
 *
 * Before the first shuffle every face-down card (draw pile, coins, Time deck, paid coins) is as likely to be any unseen card as
 * another: one urn. A shuffle makes two. The face-up discard went into the pile for certain; what was unseen before the shuffle
 * (`before`, u cards) lies partly in the pile and partly outside it (`outside`, h cards: coins in hands, Time and Point deck), each
 * set of h cards equally likely. Let k(t) copies of card t have come from the discard and u(t) have been unseen before. With H(t) of
 * them outside, the pile held k(t) + u(t) - H(t). Since then r(t) were turned up from the pile and s(t) from outside (the Time deck),
 * so by Bayes
 *
 *   P(H) ~ product over t of  C(u(t), H(t)) * H(t)_s(t) * (k(t) + u(t) - H(t))_r(t),   sum of H = h   (x_n: falling factorial)
 *
 * and the next card of the pile is t with chance E[k(t) + u(t) - H(t) - r(t)] / (pile then - turned up since). A coin taken from the
 * pile is a card of it that nobody saw, so it changes nothing. The sums are coefficients of x^h in products of small polynomials.
 * Nobody can tell which of the own coins are paid: from the second shuffle on that counts as chance, and everything unseen is one urn
 * again from which the coins in hands were dealt. Chances, and the cards to expect before a bust, all follow from this one model.
 */
import { COLOURS, type Colour } from './cards.ts';
import { changed, count, ensurePile, total, typeAt } from './deck.ts';
import { coloursIn } from './figures.ts';
import { fork, playerAt, type State, type Urn } from './state.ts';
import { nextCardFrom } from './turn.ts';

export interface Odds {
  /** The next card ends the turn. */
  readonly bust: number;
  readonly tax: number;
  readonly colours: Readonly<Record<Colour, number>>;
  /** Further cards that come up before a bust, on average, when every ship that repeats a colour and can be repelled is. */
  readonly cardsBeforeBust: number;
}

type Polynomial = readonly number[];
type CardSource = 'draw-pile' | 'time-deck';

function fallingFactorial(from: number, factors: number): number {
  let product = 1;
  for (let factor = 0; factor < factors; factor += 1) product *= Math.max(0, from - factor);
  return product;
}

function binomials(n: number): number[] {
  const row = [1];
  for (let k = 1; k <= n; k += 1) row.push(((row[k - 1] ?? 0) * (n - k + 1)) / k);
  return row;
}

function multiply(a: Polynomial, b: Polynomial, degree: number): number[] {
  const product = new Array<number>(Math.min(degree, a.length + b.length - 2) + 1).fill(0);
  for (let i = 0; i < a.length; i += 1) {
    const factor = a[i] ?? 0;
    if (factor === 0) continue;
    for (let j = 0; j < b.length && i + j < product.length; j += 1)
      product[i + j] = (product[i + j] ?? 0) + factor * (b[j] ?? 0);
  }
  return product;
}

/** One coefficient of a product, where the others are not needed. */
function coefficient(a: Polynomial, b: Polynomial, degree: number): number {
  let sum = 0;
  for (let i = Math.max(0, degree - b.length + 1); i < a.length && i <= degree; i += 1)
    sum += (a[i] ?? 0) * (b[degree - i] ?? 0);
  return sum;
}

/** Keeps the numbers in range: only ratios of coefficients matter. */
function scaled(polynomial: number[]): number[] {
  const most = Math.max(...polynomial);
  return most > 1e100 || (most > 0 && most < 1e-100)
    ? polynomial.map((coefficient) => coefficient / most)
    : polynomial;
}

/** For each card type the weight of every number H of its copies that may lie outside the pile; what is left of it where the next card comes from. */
interface Weighed {
  readonly ways: readonly number[];
  readonly left: (outside: number) => number;
}

function weigh(urn: Urn, type: number, from: CardSource): Weighed {
  const u = count(urn.before, type);
  const k = count(urn.added, type);
  const r = count(urn.fromPile, type);
  const s = count(urn.fromOutside, type);
  return {
    ways: binomials(u).map(
      (choose, outside) => choose * fallingFactorial(outside, s) * fallingFactorial(k + u - outside, r),
    ),
    left: from === 'draw-pile' ? (outside) => k + u - outside - r : (outside) => outside - s,
  };
}

/** Cards of the last shuffle's pile that nobody has turned up, and of what stayed outside it. */
function leftOf(urn: Urn, from: CardSource): number {
  return from === 'draw-pile'
    ? total(urn.added) + total(urn.before) - urn.outside - total(urn.fromPile)
    : urn.outside - total(urn.fromOutside);
}

/** The chance of each card type to be the next one; null where the urn cannot be (a correction contradicts it) or is empty. */
function chancesAfterShuffle(urn: Urn, types: number, from: CardSource): number[] | null {
  const h = urn.outside;
  const weighed = Array.from({ length: types }, (_, t) => weigh(urn, t, from));
  const left = leftOf(urn, from);
  if (left <= 0) return null;
  // before[t]: product of the weights of all types before t; after: of those behind it. Each is scaled as it needs,
  // which is no matter: a mean is a ratio of two coefficients of the same product.
  const before: number[][] = [[1]];
  for (const { ways } of weighed) before.push(scaled(multiply(before[before.length - 1] ?? [], ways, h)));
  const chances = new Array<number>(types).fill(0);
  let after: number[] = [1];
  for (let t = types - 1; t >= 0; t -= 1) {
    const mine = weighed[t];
    if (mine === undefined) continue;
    const rest = before[t] ?? [];
    let all = 0;
    let mean = 0;
    for (let j = 0; j < mine.ways.length && j <= h; j += 1) {
      const way = (mine.ways[j] ?? 0) * coefficient(rest, after, h - j);
      all += way;
      mean += way * mine.left(j);
    }
    if (all === 0) return null;
    chances[t] = mean / all / left;
    after = scaled(multiply(after, mine.ways, h));
  }
  return chances;
}

/** Where the next card comes from and what is known of it; the pile is already shuffled if that has to be. */
interface Known {
  readonly at: State;
  readonly from: CardSource;
  /** Null before a shuffle, and where corrections contradict it: then every unseen card is alike. */
  readonly urn: Urn | null;
  readonly chances: readonly number[];
}

function knownNow(state: State): Known | null {
  if (state.table.open) return null;
  const from = nextCardFrom(state);
  const at = fork(state);
  if (from === 'draw-pile') ensurePile(at);
  const types = state.table.types.length;
  const unseen = total(at.unseen);
  if (unseen === 0) return null;
  const shuffled = at.urn === null ? null : chancesAfterShuffle(at.urn, types, from);
  return {
    at,
    from,
    urn: shuffled === null ? null : at.urn,
    chances: shuffled ?? Array.from({ length: types }, (_, t) => count(at.unseen, t) / unseen),
  };
}

/** The chance of each card type to be turned up next, by type index; null where nobody can know. */
export function nextCardChances(state: State): readonly number[] | null {
  const top = state.adventure?.topCard ?? null;
  if (top !== null) return state.table.types.map(({ index }) => (index === top ? 1 : 0));
  return knownNow(state)?.chances ?? null;
}

/** The exact chance that the next card ends the turn; null outside Discover and where nobody can know. */
export function bustChance(state: State): number | null {
  if (state.phase !== 'discover' || state.ending.kind !== 'none' || state.tracking !== 'table') return null;
  const chances = nextCardChances(state);
  return chances === null ? null : bustOf(state, chances);
}

/** The chances of the cards that would end the turn. Equal shares are counted before they are divided, so that a plain chance is a plain quotient. */
function bustOf(state: State, chances: readonly number[]): number {
  const colours = coloursIn(state);
  const { swords } = playerAt(state, state.active);
  const busts = (index: number) => {
    const type = typeAt(state, index);
    return type.kind === 'ship' && (colours & (1 << type.colour)) !== 0 && swords < type.repelNeeds;
  };
  if (state.urn === null && state.drawPile > 0 && (state.adventure?.topCard ?? null) === null) {
    let bad = 0;
    state.unseen.forEach((copies, index) => {
      if (copies > 0 && busts(index)) bad += copies;
    });
    return bad / total(state.unseen);
  }
  let bust = 0;
  chances.forEach((chance, index) => {
    if (chance !== 0 && busts(index)) bust += chance;
  });
  return bust;
}

export function odds(state: State): Odds | null {
  if (state.phase !== 'discover' || state.ending.kind !== 'none' || state.tracking !== 'table') return null;
  const chances = nextCardChances(state);
  if (chances === null) return null;
  const colours: Record<Colour, number> = { yellow: 0, blue: 0, green: 0, red: 0, black: 0, ares: 0 };
  let tax = 0;
  chances.forEach((chance, index) => {
    const type = typeAt(state, index);
    const colour = COLOURS[type.colour];
    if (type.kind === 'tax') tax += chance;
    else if (type.kind === 'ship' && colour !== undefined) colours[colour] += chance;
  });
  return { bust: bustOf(state, chances), tax, colours, cardsBeforeBust: expectedCards(state) };
}

/** Cards that are alike for the question whether they bust: a colour's ships that the active player can repel, those not, all else. */
interface Kin {
  /** -1: no ship. */
  readonly colour: number;
  readonly strong: boolean;
  /** Cards of the kin in the pile if none of them lay outside it. */
  readonly most: number;
  /** By number of them outside: its weight, and the same with one of these turned up as the next card. */
  readonly ways: readonly number[];
  readonly waysWithNext: readonly number[];
}

/** What is known before a shuffle, in the words of one: all unseen cards are alike, so that it is no matter which of them lie outside. */
function oneUrn(unseen: readonly number[]): Urn {
  return { before: unseen, added: [], outside: 0, fromPile: [], fromOutside: [] };
}

function kinOf(state: State, urn: Urn): Kin[] {
  const { swords } = playerAt(state, state.active);
  const found = new Map<string, Kin>();
  for (const { index, kind, colour, repelNeeds } of state.table.types) {
    const isShip = kind === 'ship';
    const strong = isShip && swords < repelNeeds;
    const key = isShip ? `${String(colour)} ${String(strong)}` : '';
    const kin = found.get(key) ?? {
      colour: isShip ? colour : -1,
      strong,
      most: 0,
      ways: [1],
      waysWithNext: [0],
    };
    const { ways } = weigh(urn, index, 'draw-pile');
    const { left } = weigh(urn, index, 'time-deck');
    const turned = ways.map((way, outside) => way * left(outside));
    const withNext = multiply(kin.waysWithNext, ways, urn.outside);
    multiply(kin.ways, turned, urn.outside).forEach((way, at) => {
      withNext[at] = (withNext[at] ?? 0) + way;
    });
    found.set(key, {
      ...kin,
      most: kin.most + count(urn.before, index) + count(urn.added, index) - count(urn.fromPile, index),
      ways: multiply(kin.ways, ways, urn.outside),
      waysWithNext: withNext,
    });
  }
  return [...found.values()];
}

/**
 * The mean number of further cards before a bust, under the same knowledge as the chance of the next card: the sum over n of the
 * chance that n cards bring none. They bring none when of a colour in the harbor no ship comes that cannot be repelled, and of another
 * colour at most one, and that before the colour's others (any later one busts). With S such ships and W others of a colour in the
 * pile, the hands of n cards are counted by the coefficients of
 *
 *   (1 + y)^W                               where the colour lies in the harbor,
 *   (1 + y)^W + S ((1 + y)^(W + 1) - 1) / (W + 1)   where not (one hand in j + 1 has its strong ship before its j others).
 *
 * S and W depend on how many of the kin lie outside the pile, which is the power of x in the weights above; so the whole is one product
 * in x and y, read at x^h.
 */
function expectedCards(state: State): number {
  const known = knownNow(state);
  if (known === null) return 0;
  const { at, from } = known;
  const urn = known.urn ?? oneUrn(at.unseen);
  const kins = kinOf(at, urn);
  const colours = coloursIn(at);
  const top = at.adventure?.topCard ?? null;
  if (top !== null) {
    const { kind, colour, repelNeeds, index } = typeAt(at, top);
    const isShip = kind === 'ship';
    const lies = isShip && (colours & (1 << colour)) !== 0;
    if (lies && playerAt(at, at.active).swords < repelNeeds) return 0;
    const seen = { ...urn, fromPile: changed(urn.fromPile, index, 1) };
    return (
      1 + meanFromPile(kinOf(at, seen), isShip ? colours | (1 << colour) : colours, seen, at.drawPile - 1)
    );
  }
  if (from === 'draw-pile') return meanFromPile(kins, colours, urn, at.drawPile);
  if (known.urn === null) return meanFromPile(kins, colours, urn, at.drawPile + 1);
  // The first card of the turn comes from outside the pile (R-TIM-3): each kin may be the one that loses a card there.
  const weights = kins.map(
    ({ waysWithNext }, one) =>
      kins.reduce<Polynomial>(
        (product, kin, other) => multiply(product, other === one ? waysWithNext : kin.ways, urn.outside),
        [1],
      )[urn.outside] ?? 0,
  );
  const all = total(weights);
  if (all === 0) return 0;
  let expected = 0;
  kins.forEach((kin, one) => {
    const weight = weights[one] ?? 0;
    const bit = kin.colour < 0 ? 0 : 1 << kin.colour;
    if (weight === 0 || (kin.strong && (colours & bit) !== 0)) return;
    const after = kins.map((other) => (other === kin ? { ...kin, ways: kin.waysWithNext } : other));
    expected += (weight / all) * (1 + meanFromPile(after, colours | bit, urn, at.drawPile));
  });
  return expected;
}

/** The mean number of cards of the pile before a bust, for these weights of what lies outside it. */
function meanFromPile(kins: readonly Kin[], colours: number, urn: Urn, drawPile: number): number {
  const h = urn.outside;
  const left = leftOf(urn, 'draw-pile');
  const longest = Math.min(left, drawPile);
  if (longest <= 0) return 0;
  const none: Kin = { colour: -1, strong: false, most: 0, ways: [1], waysWithNext: [0] };
  // rows[i][n]: i cards outside, hands of n cards. The plain weights travel along for the quotient.
  let rows: Polynomial[] = [[1]];
  let all: Polynomial = [1];
  const include = (strong: Kin, weak: Kin, lies: boolean): void => {
    const own: number[][] = [];
    strong.ways.forEach((strongWays, i) => {
      weak.ways.forEach((weakWays, j) => {
        const weight = strongWays * weakWays;
        if (weight > 0 && i + j <= h) {
          const hands = handsOf(strong.most - i, weak.most - j, lies);
          addTo(
            (own[i + j] ??= []),
            hands.map((ways) => ways * weight),
          );
        }
      });
    });
    all = multiply(multiply(all, strong.ways, h), weak.ways, h);
    const most = Math.max(...all);
    const next: number[][] = [];
    rows.forEach((row, i) => {
      own.forEach((hands, j) => {
        if (i + j <= h) addTo((next[i + j] ??= []), multiply(row, hands, longest));
      });
    });
    all = all.map((weight) => weight / most);
    rows = next.map((row) => row.map((ways) => ways / most));
  };
  for (const kin of kins) if (kin.colour < 0) include(none, kin, true);
  COLOURS.forEach((_, colour) => {
    const mine = kins.filter((kin) => kin.colour === colour);
    if (mine.length === 0) return;
    const strong = mine.find((kin) => kin.strong) ?? none;
    const weak = mine.find((kin) => !kin.strong) ?? none;
    include(strong, weak, (colours & (1 << colour)) !== 0);
  });
  const hands = rows[h] ?? [];
  const possible = all[h] ?? 0;
  if (possible === 0) return 0;
  let expected = 0;
  let deals = 1;
  for (let n = 1; n <= longest; n += 1) {
    deals *= (left - n + 1) / n;
    expected += (hands[n] ?? 0) / possible / deals;
  }
  return expected;
}

function addTo(sum: number[], polynomial: Polynomial): void {
  for (let at = 0; at < polynomial.length; at += 1) sum[at] = (sum[at] ?? 0) + (polynomial[at] ?? 0);
}

/** The hands without a bust of one colour, by number of cards. */
function handsOf(strong: number, weak: number, lies: boolean): number[] {
  const hands = binomials(Math.max(0, weak));
  if (lies || strong <= 0) return hands;
  const more = [...hands, 0];
  hands.forEach((ways, j) => {
    more[j + 1] = (more[j + 1] ?? 0) + (strong * ways) / (j + 1);
  });
  return more;
}
