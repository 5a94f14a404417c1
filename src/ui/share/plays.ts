/**
 * A stored game as other programs count plays: date, length, places and winners, from the result that the table saw.
 * Makes links, files and tables for them; knows no screen. The formats are those of BG Stats and of plain CSV.
 */
import type { GameRecord } from '#session/store.ts';

export interface Play {
  readonly id: string;
  readonly startedAt: number;
  readonly minutes: number | null;
  readonly game: GameRecord['setup']['game'];
  readonly edition: GameRecord['setup']['edition'];
  readonly boxes: readonly string[];
  readonly cooperative: boolean;
  readonly title: string;
  readonly notes: string;
  readonly rounds: number | null;
  readonly outcome: 'won' | 'lost' | null;
  readonly rank: string | null;
  readonly players: readonly PlayPlayer[];
}

export interface PlayPlayer {
  readonly name: string;
  readonly influence: number | null;
  readonly coins: number | null;
  /** Null where nobody is before anybody else: cooperative games, and games without a result. */
  readonly place: number | null;
  readonly winner: boolean;
  readonly starts: boolean;
}

const LONGEST_EVENING = 12 * 60;

export function playOf(record: GameRecord): Play {
  const { setup, standing } = record;
  const cooperative = setup.mode === 'cooperative';
  const minutes = record.endedAt === null ? 0 : Math.round((record.endedAt - record.startedAt) / 60_000);
  const starter = setup.startPlayer ?? setup.players[0];
  const figures = (name: string) => standing?.players.find((player) => player.name === name);
  const won = (name: string) =>
    cooperative ? standing?.outcome === 'won' : (standing?.winners ?? []).includes(name);
  const before = (one: string, other: string) => {
    const [mine, theirs] = [figures(one), figures(other)];
    return (
      Number(won(one)) - Number(won(other)) ||
      (won(one)
        ? 0
        : (mine?.influence ?? 0) - (theirs?.influence ?? 0) || (mine?.coins ?? 0) - (theirs?.coins ?? 0))
    );
  };
  return {
    id: record.id,
    startedAt: record.startedAt,
    // A game that lay open over night, or came from a file without times, says nothing about its length.
    minutes: minutes < 1 || minutes > LONGEST_EVENING ? null : minutes,
    game: setup.game,
    edition: setup.edition,
    boxes: setup.boxes,
    cooperative,
    title: record.title,
    notes: record.notes,
    rounds: standing?.round ?? null,
    outcome: standing?.outcome ?? null,
    rank: standing?.rank ?? null,
    players: setup.players.map((name) => ({
      name,
      influence: figures(name)?.influence ?? null,
      coins: figures(name)?.coins ?? null,
      place:
        cooperative || (standing?.winners ?? null) === null
          ? null
          : 1 + setup.players.filter((other) => before(other, name) > 0).length,
      winner: won(name),
      starts: name === starter,
    })),
  };
}

/** The name under which BG Stats remembers our ids: it must never change. */
const SOURCE = 'Harbormaster';

interface KnownGame {
  readonly id: string;
  readonly name: string;
  /** Only where it was looked up, which is the Big Box; for the others BG Stats asks once which game it is. */
  readonly bggId?: number;
}

function knownGame({ game, edition }: Pick<Play, 'game' | 'edition'>): KnownGame {
  if (game === 'make-sail') return { id: 'make-sail', name: 'Port Royal: Make Sail!' };
  if (game === 'pirates') return { id: 'pirates', name: 'Port Royal: Pirates!' };
  return edition === 'big-box-2021'
    ? { id: 'port-royal-big-box', name: 'Port Royal: Big Box', bggId: 331265 }
    : { id: 'port-royal', name: 'Port Royal' };
}

/** The same person always has the same id, on every device: it is made from the name. */
function playerId(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** In universal time, as BG Stats wants it: 2026-08-06 19:16:58. */
function playDate(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

const LONGEST_LINK = 8_000;
const LONGEST_COMMENT = 400;

/** A link that hands the play to BG Stats on this phone; the notes are cut so that it stays short enough. */
export function bgStatsLink(play: Play): string {
  const { id, name, bggId } = knownGame(play);
  const link = (comments: string) => {
    const pushed = {
      sourceName: SOURCE,
      sourcePlayId: play.id,
      playDate: playDate(play.startedAt),
      ...(play.minutes === null ? {} : { durationMin: play.minutes }),
      ...(comments === '' ? {} : { comments }),
      game: {
        sourceGameId: id,
        name,
        ...(bggId === undefined ? {} : { bggId }),
        highestWins: true,
        noPoints: play.cooperative,
      },
      players: play.players.map((player) => ({
        sourcePlayerId: playerId(player.name),
        name: player.name,
        ...(player.influence === null || play.cooperative ? {} : { score: player.influence }),
        ...(player.place === null ? {} : { rank: player.place }),
        winner: player.winner,
        startPlayer: player.starts,
      })),
    };
    return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(pushed))}`;
  };
  const whole = link(commentsOf(play));
  return whole.length > LONGEST_LINK ? link('') : whole;
}

function commentsOf({ title, notes }: Play): string {
  return [title, notes]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, LONGEST_COMMENT);
}

/** The plays as a file that BG Stats opens. Everything is joined by ids that stay the same from file to file. */
export function bgStatsFile(plays: readonly Play[], now: number): string {
  const games = new Map<string, { id: number; game: KnownGame; cooperative: boolean }>();
  const players = new Map<string, { id: number; name: string }>();
  for (const play of plays) {
    const game = knownGame(play);
    // A game is either one of points or one that is won together, so each way to play is a game of its own.
    const key = play.cooperative ? `${game.id}-together` : game.id;
    if (!games.has(key)) games.set(key, { id: games.size + 1, game, cooperative: play.cooperative });
    for (const { name } of play.players) {
      const person = playerId(name);
      if (!players.has(person)) players.set(person, { id: players.size + 1, name });
    }
  }
  const modificationDate = playDate(now);
  const file = {
    about: `${SOURCE}, table companion for Port Royal`,
    games: [...games].map(([key, { id, game, cooperative }]) => ({
      uuid: stableUuid(`game ${key}`),
      id,
      name: game.name,
      modificationDate,
      cooperative,
      highestWins: true,
      noPoints: cooperative,
      usesTeams: false,
      bggName: game.name,
      bggId: game.bggId ?? 0,
      isBaseGame: 1,
      isExpansion: 0,
    })),
    players: [...players].map(([key, { id, name }]) => ({
      uuid: stableUuid(`player ${key}`),
      id,
      name,
      isAnonymous: false,
      modificationDate,
      bggUsername: '',
    })),
    locations: [],
    plays: plays.map((play) => {
      const { id } = knownGame(play);
      return {
        uuid: isUuid(play.id) ? play.id : stableUuid(`play ${play.id}`),
        modificationDate,
        entryDate: playDate(play.startedAt),
        playDate: playDate(play.startedAt),
        usesTeams: false,
        durationMin: play.minutes ?? 0,
        ignored: false,
        manualWinner: true,
        rounds: play.rounds ?? 0,
        bggId: 0,
        gameRefId: games.get(play.cooperative ? `${id}-together` : id)?.id ?? 0,
        board: '',
        comments: commentsOf(play),
        scoringSetting: play.cooperative ? 2 : 0,
        playImages: '[]',
        playerScores: play.players.map((player, seat) => ({
          score: player.influence === null || play.cooperative ? '' : String(player.influence),
          winner: player.winner,
          newPlayer: false,
          startPlayer: player.starts,
          playerRefId: players.get(playerId(player.name))?.id ?? 0,
          role: '',
          rank: player.place ?? 0,
          seatOrder: seat + 1,
          team: '',
        })),
        expansionPlays: [],
      };
    }),
    userInfo: { meRefId: 0 },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** An id in the form of a UUID that is always the same for the same text. Not a secret: four FNV sums side by side. */
function stableUuid(text: string): string {
  const digits = [0, 1, 2, 3]
    .map((salt) => {
      let sum = 0x811c9dc5;
      for (const byte of new TextEncoder().encode(`${String(salt)} ${text}`)) {
        sum = Math.imul(sum ^ byte, 0x01000193);
      }
      return (sum >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

const COLUMNS = [
  'play_id',
  'started',
  'minutes',
  'game',
  'edition',
  'boxes',
  'mode',
  'players',
  'rounds',
  'title',
  'notes',
  'player',
  'seat',
  'starts',
  'influence',
  'coins',
  'place',
  'winner',
  'outcome',
  'rank',
] as const;

/** All plays as a table, one row a player and play; the first sign tells spreadsheets that it is UTF-8. */
export function playsCsv(plays: readonly Play[]): string {
  const rows = plays.flatMap((play) =>
    play.players.map((player, seat) =>
      [
        play.id,
        new Date(play.startedAt).toISOString(),
        play.minutes,
        play.game,
        play.edition,
        play.boxes.join(' '),
        play.cooperative ? 'cooperative' : 'competitive',
        play.players.length,
        play.rounds,
        play.title,
        play.notes,
        player.name,
        seat + 1,
        player.starts,
        player.influence,
        player.coins,
        player.place,
        player.winner,
        play.outcome,
        play.rank,
      ].map(cell),
    ),
  );
  return `\uFEFF${[COLUMNS.join(','), ...rows.map((row) => row.join(','))].join('\r\n')}\r\n`;
}

function cell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  const text = String(value);
  // A text that a spreadsheet would run as a formula stays a text.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
