import type { Family } from '#contract/games.ts'

/** What is said of in every sport. */
export const COMMON_KINDS = [
  'start',
  'break',
  'end',
  'pause',
  'close',
  'cheer',
  'groan',
  'score',
  'map',
  'late',
  'hello',
  'talk',
] as const

/** And of each family of sports besides; `talk` is what is said while nothing happens. */
export const OWN_KINDS = {
  football: ['goal', 'miss', 'card', 'red', 'penalty', 'var', 'talk'],
  basketball: ['three', 'basket', 'turnover', 'talk'],
  tennis: ['ace', 'fault', 'break', 'set', 'talk'],
  cricket: ['four', 'six', 'wicket', 'fifty', 'talk'],
  baseball: ['hit', 'homer', 'strikeout', 'out', 'talk'],
  american_football: ['touchdown', 'kick', 'turnover', 'sack', 'talk'],
  sets: ['point', 'ace', 'set', 'talk'],
  frames: ['century', 'frame', 'foul', 'talk'],
  combat: ['knockdown', 'takedown', 'result', 'talk'],
  moba: ['kill', 'blood', 'tower', 'objective', 'big', 'draft', 'talk'],
  rounds: ['kill', 'plant', 'defuse', 'round', 'veto', 'talk'],
  battle_royale: ['kill', 'down', 'zone', 'placed', 'win', 'talk'],
  games: ['talk'],
} as const satisfies Record<Family, readonly string[]>

/** Every kind: of all sports by its name, of one as `<family>.<name>`. */
export const KINDS: readonly string[] = [
  ...COMMON_KINDS,
  ...Object.entries(OWN_KINDS).flatMap(([family, kinds]) => kinds.map((kind) => `${family}.${kind}`)),
]

/** What an event of the log makes the crowd say: about so many lines of this kind. */
export interface Effect {
  kind: string
  lines: number
  /** The side of the event is glad, the other is not. */
  isGood?: true
}

const say = (kind: string, lines: number): Effect => ({ kind, lines })
const good = (kind: string, lines: number): Effect => ({ kind, lines, isGood: true })

const HOOPS = {
  two_made: good('basketball.basket', 0.5),
  three_made: good('basketball.three', 1.8),
  turnover: say('basketball.turnover', 0.6),
  timeout: say('pause', 1.5),
}

/** By the type of the event in the match's timeline, or in its log. */
export const EFFECTS: Readonly<Record<Family, Readonly<Record<string, Effect>>>> = {
  football: {
    goal: good('football.goal', 11),
    own_goal: good('football.goal', 10),
    penalty_goal: good('football.goal', 10),
    shootout_goal: good('football.goal', 4),
    shootout_missed: say('close', 4),
    penalty_missed: say('close', 7),
    penalty_awarded: say('football.penalty', 6),
    var_check: say('football.var', 5),
    goal_cancelled: say('football.var', 7),
    yellow_card: say('football.card', 2),
    second_yellow: say('football.red', 6),
    red_card: say('football.red', 7),
    shot_on_target: say('football.miss', 1.6),
    shot_off_target: say('football.miss', 1),
    shot_woodwork: say('close', 4),
  },
  basketball: HOOPS,
  tennis: {
    ace: good('tennis.ace', 2),
    double_fault: say('tennis.fault', 2),
    break_of_serve: good('tennis.break', 5),
    game_won: good('score', 0.8),
    set_won: good('tennis.set', 7),
    medical_timeout: say('pause', 3),
  },
  cricket: {
    four: good('cricket.four', 2),
    six: good('cricket.six', 4),
    fifty: good('cricket.fifty', 5),
    hundred: good('cricket.fifty', 8),
    wicket: say('cricket.wicket', 7),
    review: say('pause', 3),
  },
  baseball: {
    single: good('baseball.hit', 1),
    double: good('baseball.hit', 2),
    triple: good('baseball.hit', 3),
    home_run: good('baseball.homer', 9),
    strikeout: say('baseball.strikeout', 1.2),
    fly_out: say('baseball.out', 0.6),
    double_play: say('baseball.out', 3),
    pitching_change: say('pause', 1.5),
  },
  american_football: {
    touchdown: good('american_football.touchdown', 10),
    field_goal: good('american_football.kick', 5),
    field_goal_missed: say('close', 5),
    extra_point_missed: say('close', 3),
    interception: say('american_football.turnover', 6),
    fumble_lost: say('american_football.turnover', 6),
    turnover_on_downs: say('american_football.turnover', 4),
    sack: say('american_football.sack', 3),
    timeout: say('pause', 1.5),
  },
  sets: {
    point: good('sets.point', 0.5),
    ace: good('sets.ace', 2),
    set_won: good('sets.set', 7),
    game_won: good('sets.set', 7),
    timeout: say('pause', 1.5),
  },
  frames: {
    half_century: good('frames.century', 4),
    century: good('frames.century', 8),
    frame_won: good('frames.frame', 5),
    foul: say('frames.foul', 2),
    respotted_black: say('late', 4),
  },
  combat: {
    knockdown: good('combat.knockdown', 7),
    takedown: good('combat.takedown', 3),
    submission_attempt: say('close', 4),
    result: good('combat.result', 9),
  },
  moba: {
    first_blood: good('moba.blood', 4),
    kill: good('moba.kill', 0.9),
    tower: good('moba.tower', 1),
    inhibitor: good('moba.tower', 3),
    barracks: good('moba.tower', 3),
    dragon: good('moba.objective', 2.5),
    herald: good('moba.objective', 2),
    tyrant: good('moba.objective', 2.5),
    turtle: good('moba.objective', 2),
    abyssal_dragon: good('moba.objective', 2.5),
    baron: good('moba.big', 6),
    roshan: good('moba.big', 5),
    lord: good('moba.big', 5),
    overlord: good('moba.big', 5),
    dark_slayer: good('moba.big', 5),
    ban: say('moba.draft', 0.5),
    pick: say('moba.draft', 0.9),
    map_won: good('map', 10),
    pause: say('pause', 3),
  },
  rounds: {
    kill: say('rounds.kill', 0.5),
    bomb_planted: say('rounds.plant', 1.2),
    spike_planted: say('rounds.plant', 1.2),
    defuser_planted: say('rounds.plant', 1.2),
    bomb_defused: good('rounds.defuse', 4),
    spike_defused: good('rounds.defuse', 4),
    defuser_disabled: good('rounds.defuse', 4),
    round_won: good('rounds.round', 2.2),
    map_won: good('map', 10),
    overtime: say('late', 5),
    timeout: say('pause', 1.5),
    map_ban: say('rounds.veto', 1.2),
    map_pick: say('rounds.veto', 1.5),
    map_decider: say('rounds.veto', 1.5),
  },
  battle_royale: {
    kill: say('battle_royale.kill', 1.6),
    death: say('battle_royale.down', 1.6),
    zone: say('battle_royale.zone', 1.2),
    placed: say('battle_royale.placed', 4),
    map_won: good('battle_royale.win', 9),
  },
  games: {
    goal: good('score', 4),
    point: good('score', 1),
    basket: good('score', 0.6),
    save: say('close', 1.2),
    game_won: good('map', 8),
    map_won: good('map', 8),
    pause: say('pause', 2),
  },
}
