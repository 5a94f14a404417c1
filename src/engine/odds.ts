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
 * Nobody can tell which of the own coins are paid, so at the next shuffle everything unseen counts as one urn again.
 */
import { COLOURS, type Colour } from './cards.ts';
import { count, ensurePile, total, typeAt } from './deck.ts';
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

/** The chance of each card type to be the next one; null where the urn cannot be (a correction contradicts it) or is empty. */
function chancesAfterShuffle(urn: Urn, types: number, from: 'draw-pile' | 'time-deck'): number[] | null {
  const h = urn.outside;
  const weights: number[][] = [];
  const wanted: number[][] = [];
  for (let t = 0; t < types; t += 1) {
    const u = count(urn.before, t);
    const k = count(urn.added, t);
    const r = count(urn.fromPile, t);
    const s = count(urn.fromOutside, t);
    const ways = binomials(u).map(
      (choose, j) => choose * fallingFactorial(j, s) * fallingFactorial(k + u - j, r),
    );
    weights.push(ways);
    wanted.push(ways.map((way, j) => way * (from === 'draw-pile' ? k + u - j - r : j - s)));
  }
  const left =
    from === 'draw-pile'
      ? total(urn.added) + total(urn.before) - h - total(urn.fromPile)
      : h - total(urn.fromOutside);
  if (left <= 0) return null;
  // before[t]: product of the weights of all types before t; after: of those behind it. Each is scaled as it needs,
  // which is no matter: a mean is a ratio of two coefficients of the same product.
  const before: number[][] = [[1]];
  for (let t = 0; t < types; t += 1) before.push(scaled(multiply(before[t] ?? [], weights[t] ?? [], h)));
  const chances = new Array<number>(types).fill(0);
  let after: number[] = [1];
  for (let t = types - 1; t >= 0; t -= 1) {
    const ways = weights[t] ?? [];
    const mine = wanted[t] ?? [];
    const rest = before[t] ?? [];
    let all = 0;
    let mean = 0;
    for (let j = 0; j < ways.length && j <= h; j += 1) {
      const others = coefficient(rest, after, h - j);
      all += (ways[j] ?? 0) * others;
      mean += (mine[j] ?? 0) * others;
    }
    if (all === 0) return null;
    chances[t] = mean / all / left;
    after = scaled(multiply(after, ways, h));
  }
  return chances;
}

/** The chance of each card type to be turned up next, by type index; null where nobody can know. */
export function nextCardChances(state: State): readonly number[] | null {
  const top = state.adventure?.topCard ?? null;
  if (top !== null) return state.table.types.map(({ index }) => (index === top ? 1 : 0));
  if (state.table.open) return null;
  const from = nextCardFrom(state);
  const at = fork(state);
  if (from === 'draw-pile') ensurePile(at);
  const types = state.table.types.length;
  const unseen = total(at.unseen);
  if (unseen === 0) return null;
  const plain = () => Array.from({ length: types }, (_, t) => count(at.unseen, t) / unseen);
  return at.urn === null ? plain() : (chancesAfterShuffle(at.urn, types, from) ?? plain());
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

/**
 * Sum over k of the chance that k cards bring no bust. They bring none when, of each colour not yet in the harbor, at most one ship
 * that cannot be repelled comes, and before all others of its colour (any later one busts); of a colour that lies there, none. Counting such hands of k cards is a
 * product of one polynomial a colour. All unseen cards count as one urn here, also after a shuffle.
 */
function expectedCards(state: State): number {
  const colours = coloursIn(state);
  const { swords } = playerAt(state, state.active);
  const strong = COLOURS.map(() => 0);
  const weak = COLOURS.map(() => 0);
  let others = 0;
  state.unseen.forEach((copies, index) => {
    const type = typeAt(state, index);
    if (type.kind !== 'ship') others += copies;
    else if (swords < type.repelNeeds) strong[type.colour] = (strong[type.colour] ?? 0) + copies;
    else weak[type.colour] = (weak[type.colour] ?? 0) + copies;
  });
  const cards = total(state.unseen);
  const longest = state.drawPile === 0 ? cards : Math.min(cards, state.drawPile);
  let hands: number[] = binomials(others);
  COLOURS.forEach((_, colour) => {
    const ways = binomials(weak[colour] ?? 0);
    if ((colours & (1 << colour)) !== 0) {
      hands = multiply(hands, ways, longest);
      return;
    }
    const withStrong = [...ways, 0];
    ways.forEach((way, y) => {
      withStrong[y + 1] = (withStrong[y + 1] ?? 0) + ((strong[colour] ?? 0) * way) / (y + 1);
    });
    hands = multiply(hands, withStrong, longest);
  });
  const all = binomials(cards);
  let expected = 0;
  for (let k = 1; k <= longest; k += 1) expected += (hands[k] ?? 0) / (all[k] ?? Infinity);
  return expected;
}
