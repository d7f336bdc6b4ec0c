// Version 1 of the rules of gnostica, frozen with its players. Nobody edits this file: version.json has its hash.
import "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import "@noble/hashes/hmac.js";
// packages/kernel/src/result.ts
const ok = (value) => ({
	ok: true,
	value
});
const fail = (fault) => ({
	ok: false,
	fault
});
var Bug = class extends Error {
	name = "Bug";
};
function invariant(condition, what) {
	if (!condition) throw new Bug(what);
}
// packages/kernel/src/fault.ts
const refuse = (code, clause) => clause === void 0 ? { code } : {
	code,
	clause
};
function nearest(word, known) {
	let best;
	let least = Math.max(2, Math.floor(word.length / 3)) + 1;
	for (const candidate of known) {
		if (Math.abs(word.length - candidate.length) >= least) continue;
		const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
		if (distance < least && distance < Math.max(word.length, candidate.length)) [best, least] = [candidate, distance];
	}
	return best;
}
const hintFor = (word, known) => {
	const near = nearest(word, known);
	return near === void 0 ? `known: ${known.join(", ") || "none"}` : `did you mean ${near}?`;
};
function editDistance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
// packages/kernel/src/codec.ts
const bitsFor = (values) => 32 - Math.clz32(values - 1);
function codec(table) {
	const names = Object.keys(table);
	const tagBits = bitsFor(Math.max(2, names.length));
	const tagMask = (1 << tagBits) - 1;
	const kinds = {};
	names.forEach((name, tag) => {
		kinds[name] = makeKind(name, tag, tagBits, table[name] ?? {});
	});
	const kindAt = (packed) => Number.isInteger(packed) && packed >= 0 ? kinds[names[packed & tagMask] ?? ""] : void 0;
	return {
		kinds,
		names,
		kindOf: (packed) => kindAt(packed)?.name,
		tagOf: (packed) => packed & tagMask,
		knows: (packed) => kindAt(packed)?.holds(packed) ?? false,
		toJson(packed) {
			const kind = kindAt(packed);
			invariant(kind !== void 0, `${packed} is of no declared kind`);
			return kind.toJson(packed);
		},
		fromJson: (input) => fromJson(kinds, names, input)
	};
}
function makeKind(name, tag, tagBits, fields) {
	const shifts = [];
	const places = [];
	const get = {};
	let bit = tagBits;
	for (const [field, values] of Object.entries(fields)) {
		invariant(field !== "kind" && Number.isInteger(values) && values > 0 && values <= 2 ** 30, `${name}.${field} has a strange range`);
		const shift = bit;
		const mask = (1 << bitsFor(Math.max(2, values))) - 1;
		shifts.push(shift);
		places.push({
			field,
			shift,
			mask,
			range: values
		});
		get[field] = (packed) => packed >>> shift & mask;
		bit += bitsFor(Math.max(2, values));
	}
	invariant(bit <= 31, `${name} takes ${bit} bits, more than 31`);
	const pack = packer(tag, shifts);
	const names = Object.keys(fields);
	const tagMask = (1 << tagBits) - 1;
	const limit = 2 ** bit;
	return {
		name,
		tag,
		fields,
		is: (packed) => (packed & tagMask) === tag,
		holds: (packed) => (packed & tagMask) === tag && packed >= 0 && packed < limit && places.every(({ shift, mask, range }) => (packed >>> shift & mask) < range),
		make: (values) => pack(...names.map((field) => {
			const value = values[field];
			const range = fields[field] ?? 0;
			invariant(Number.isInteger(value) && value >= 0 && value < range, `${name}.${field} cannot be ${value}`);
			return value;
		})),
		pack,
		read(packed) {
			const values = {};
			for (const { field, shift, mask } of places) values[field] = packed >>> shift & mask;
			return values;
		},
		toJson(packed) {
			const json = { kind: name };
			for (const { field, shift, mask } of places) json[field] = packed >>> shift & mask;
			return json;
		},
		get
	};
}
function packer(tag, [a = 0, b = 0, c = 0, d = 0, e = 0, ...more]) {
	if (a === 0) return () => tag;
	if (b === 0) return (u) => tag | (u ?? 0) << a;
	if (c === 0) return (u, v) => tag | (u ?? 0) << a | (v ?? 0) << b;
	if (d === 0) return (u, v, w) => tag | (u ?? 0) << a | (v ?? 0) << b | (w ?? 0) << c;
	if (e === 0) return (u, v, w, x) => tag | (u ?? 0) << a | (v ?? 0) << b | (w ?? 0) << c | (x ?? 0) << d;
	return (u, v, w, x, y, ...rest) => {
		let packed = tag | (u ?? 0) << a | (v ?? 0) << b | (w ?? 0) << c | (x ?? 0) << d | (y ?? 0) << e;
		for (let i = 0; i < more.length; i++) packed |= (rest[i] ?? 0) << (more[i] ?? 0);
		return packed;
	};
}
function fromJson(kinds, names, input) {
	if (typeof input !== "object" || input === null || Array.isArray(input)) return fail([{
		code: "not-an-object",
		message: "expected an object with a kind"
	}]);
	const given = input;
	const name = given.kind;
	const kind = typeof name === "string" && Object.hasOwn(kinds, name) ? kinds[name] : void 0;
	if (kind === void 0) return fail([{
		code: "unknown-kind",
		message: `unknown kind ${JSON.stringify(name)}`,
		path: "kind",
		hint: hintFor(typeof name === "string" ? name : "", names)
	}]);
	const faults = [];
	const fields = Object.keys(kind.fields);
	for (const field of Object.keys(given)) if (field !== "kind" && !Object.hasOwn(kind.fields, field)) faults.push({
		code: "unknown-field",
		message: `${kind.name} has no field ${field}`,
		path: field,
		hint: hintFor(field, fields)
	});
	const values = {};
	for (const field of fields) {
		const value = given[field];
		const most = (kind.fields[field] ?? 0) - 1;
		if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most) values[field] = value;
		else faults.push({
			code: "out-of-range",
			message: `${field} must be a whole number from 0 to ${most}`,
			path: field
		});
	}
	return faults.length > 0 ? fail(faults) : ok(kind.make(values));
}
// packages/kernel/src/luck.ts
function shuffleRange(items, from, count, rng) {
	for (let i = count - 1; i > 0; i--) {
		const j = rng.below(i + 1);
		const item = items[from + i];
		items[from + i] = items[from + j];
		items[from + j] = item;
	}
}
var FastLuck = class {
	#a = 0;
	#b = 0;
	#c = 0;
	#counter = 0;
	constructor(seed) {
		this.reseed(seed);
	}
	reseed(seed) {
		this.#a = seed | 0;
		this.#b = Math.floor(seed / 4294967296) | 0;
		this.#c = -1640531527;
		this.#counter = 1;
		for (let i = 0; i < 12; i++) this.next();
	}
	next() {
		const b = this.#b;
		const c = this.#c;
		const result = (this.#a + b | 0) + this.#counter | 0;
		this.#counter = this.#counter + 1 | 0;
		this.#a = b ^ b >>> 9;
		this.#b = c + (c << 3) | 0;
		this.#c = (c << 21 | c >>> 11) + result | 0;
		return result;
	}
	below(n) {
		if (n > 4096) return this.#belowMany(n);
		const product = Math.imul(this.next() >>> 16, n);
		return (product & 65535) < n ? this.#settle(product, n) : product >>> 16;
	}
	#settle(product, n) {
		let drawn = product;
		while ((drawn & 65535) < 65536 % n) drawn = Math.imul(this.next() >>> 16, n);
		return drawn >>> 16;
	}
	#belowMany(n) {
		const limit = 2 ** 32 - 2 ** 32 % n;
		for (;;) {
			const number = this.next() >>> 0;
			if (number < limit) return number % n;
		}
	}
	shuffle(items) {
		if (items.length > 4096) return shuffleRange(items, 0, items.length, this);
		let a = this.#a;
		let b = this.#b;
		let c = this.#c;
		let counter = this.#counter;
		for (let i = items.length - 1; i > 0;) {
			const word = (a + b | 0) + counter | 0;
			counter = counter + 1 | 0;
			a = b ^ b >>> 9;
			b = c + (c << 3) | 0;
			c = (c << 21 | c >>> 11) + word | 0;
			const upper = Math.imul(word >>> 16, i + 1);
			const lower = Math.imul(word & 65535, i);
			if ((upper & 65535) <= i && (upper & 65535) < 65536 % (i + 1)) continue;
			if ((lower & 65535) < i && (lower & 65535) < 65536 % i) continue;
			const last = items[i];
			items[i] = items[upper >>> 16];
			items[upper >>> 16] = last;
			const next = items[i - 1];
			items[i - 1] = items[lower >>> 16];
			items[lower >>> 16] = next;
			i -= 2;
		}
		this.#a = a;
		this.#b = b;
		this.#c = c;
		this.#counter = counter;
	}
};
utf8ToBytes("hortus luck 1\0");
// packages/kernel/src/fairness.ts
const isHex = (value, bytes) => typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
// packages/kernel/src/content.ts
const isReference = (value) => isObject(value) && Object.keys(value).length === 2 && typeof value.name === "string" && isHex(value.hash, 32);
const missing = ({ name, hash }, path) => ({
	code: "missing-content",
	message: `the content of “${name}” is missing`,
	hint: `SHA-256 ${hash}`,
	path
});
const unresolvedIn = (game, options) => {
	const faults = [];
	eachPiece(game, options, (value, _, path) => {
		if (isReference(value)) faults.push(missing(value, path));
		return value;
	});
	return faults;
};
const PATH = "options.";
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function eachPiece({ contents }, options, replace) {
	if (contents === void 0 || !isObject(options)) return options;
	const replaced = {};
	for (const [option, kind] of Object.entries(contents)) {
		if (!Object.hasOwn(options, option)) continue;
		const value = options[option];
		const path = `${PATH}${option}`;
		replaced[option] = Array.isArray(value) ? value.map((one, i) => replace(one, kind, `${path}.${i}`, option)) : replace(value, kind, path, option);
	}
	return Object.keys(replaced).length === 0 ? options : {
		...options,
		...replaced
	};
}
const onlySeat = (seat) => 1 << seat;
const allSeats = (seats) => (1 << seats) - 1;
const hasSeat = (set, seat) => (set >>> seat & 1) === 1;
const withSeat = (set, seat) => set | 1 << seat;
function seatsOf(set) {
	const seats = [];
	for (let seat = 0; seat < 16; seat++) if (hasSeat(set, seat)) seats.push(seat);
	return seats;
}
const seatSet = (seats) => {
	let set = 0;
	for (const seat of seats) set = withSeat(set, seat);
	return set;
};
function maySee(known, viewer) {
	if (viewer === "all" || known === -1) return true;
	return viewer !== "table" && hasSeat(known, viewer);
}
// packages/kernel/src/events.ts
function eventKinds(table, secrecy = {}) {
	const events = codec(table);
	const secret = secrecy.secret ?? {};
	const hidden = new Set(secrecy.private ?? []);
	const own = new Set(secrecy.own ?? []);
	return {
		...events,
		binds: ({ event, reveals }) => reveals && !(own.size > 0 && own.has(events.kindOf(event) ?? "")),
		seenBy(told, viewer) {
			const whole = events.toJson(told.event);
			if (maySee(told.known, viewer)) return whole;
			if (hidden.has(whole.kind)) return void 0;
			const seen = { ...whole };
			for (const field of secret[whole.kind] ?? []) delete seen[field];
			return seen;
		}
	};
}
// packages/kernel/src/game.ts
var DefinedGame = class {
	id;
	title;
	rulesVersion;
	seats;
	moves;
	events;
	mostMoves;
	notation;
	optionSchema;
	parseOptions;
	contents;
	readAhead;
	seatsFor;
	packs;
	reseat;
	teams;
	create;
	setup;
	toAct;
	legal;
	judge;
	play;
	clock;
	outcome;
	window;
	asides;
	invited;
	sample;
	question;
	groupOf;
	view;
	imagine;
	constructor(parts) {
		this.id = parts.id;
		this.title = parts.title;
		this.rulesVersion = parts.rulesVersion;
		this.seats = parts.seats;
		this.moves = parts.moves;
		this.events = parts.events;
		this.mostMoves = parts.mostMoves;
		this.notation = parts.notation;
		this.optionSchema = parts.optionSchema;
		this.parseOptions = parts.contents === void 0 ? parts.parseOptions : onceResolved(parts);
		this.contents = parts.contents;
		this.readAhead = parts.readAhead;
		this.seatsFor = parts.seatsFor ?? (() => parts.seats);
		this.packs = parts.packs;
		this.reseat = parts.reseat ?? ((options) => options);
		this.teams = parts.teams;
		this.create = parts.create;
		this.setup = parts.setup;
		this.toAct = parts.toAct;
		this.legal = parts.legal;
		this.judge = parts.judge;
		this.play = parts.play;
		this.clock = parts.clock;
		this.outcome = parts.outcome;
		this.window = parts.window ?? (() => void 0);
		this.asides = parts.asides ?? (() => 0);
		this.invited = parts.invited ?? (() => 0);
		this.sample = parts.sample ?? (() => void 0);
		this.question = parts.question;
		this.groupOf = parts.groupOf ?? ((_, seat) => onlySeat(seat));
		this.view = parts.view;
		this.imagine = parts.imagine;
	}
};
const onceResolved = ({ parseOptions, contents = {} }) => (input, seats) => {
	const faults = unresolvedIn({ contents }, input);
	return faults.length > 0 ? fail(faults) : parseOptions(input, seats);
};
const defineGame = (parts) => new DefinedGame(parts);
// packages/kernel/src/moves.ts
const EVERY_GAME = {
	resign: {},
	time: {}
};
function moveKinds(table, { asides = [], open = [] } = {}) {
	const made = codec({
		...EVERY_GAME,
		...table
	});
	const among = (names) => {
		invariant(names.every((name) => made.names.includes(name)), `there is no kind among ${names.join(", ")}`);
		if (names.length === 0) return () => false;
		const isOne = Uint8Array.from(made.names, (name) => names.includes(name) ? 1 : 0);
		return (move) => isOne[made.tagOf(move)] === 1;
	};
	const all = [.../* @__PURE__ */ new Set([...asides, ...open])];
	return {
		...made,
		asides: all,
		mayBeAside: among(all),
		isOpen: among(open)
	};
}
const moveList = (game) => new Int32Array(game.mostMoves);
// packages/kernel/src/options.ts
const choice = (about, values) => ({
	kind: "choice",
	values,
	initial: values[0],
	about
});
const integer = (about, initial, least, most) => ({
	kind: "integer",
	least,
	most,
	initial,
	about
});
function parseOptionTable(table, input) {
	if (input === void 0 || input === null) return parseOptionTable(table, {});
	if (typeof input !== "object" || Array.isArray(input)) return fail([{
		code: "not-an-object",
		message: "options must be an object",
		path: "options"
	}]);
	const given = input;
	const faults = [];
	for (const name of Object.keys(given)) if (!Object.hasOwn(table, name)) faults.push({
		code: "unknown-option",
		message: `there is no option ${name}`,
		path: `options.${name}`,
		hint: hintFor(name, Object.keys(table))
	});
	const options = {};
	for (const [name, kind] of Object.entries(table)) {
		const value = Object.hasOwn(given, name) && given[name] !== void 0 ? given[name] : kind.initial;
		const fault = faultOf(kind, value);
		if (fault === void 0) options[name] = value;
		else {
			const meant = kind.kind === "choice" && typeof value === "string" ? nearest(value, kind.values) : void 0;
			faults.push({
				code: "bad-option",
				message: `${name} ${fault}`,
				path: `options.${name}`,
				...meant === void 0 ? {} : { hint: `did you mean ${meant}?` }
			});
		}
	}
	return faults.length > 0 ? fail(faults) : ok(options);
}
function faultOf(kind, value) {
	switch (kind.kind) {
		case "choice": return typeof value === "string" && kind.values.includes(value) ? void 0 : `must be one of ${kind.values.join(", ")}`;
		case "integer": return Number.isInteger(value) && value >= kind.least && value <= kind.most ? void 0 : `must be a whole number from ${kind.least} to ${kind.most}`;
		case "flag": return typeof value === "boolean" ? void 0 : "must be true or false";
		case "text": return typeof value === "string" && [...value].length <= kind.longest ? void 0 : `must be a text of at most ${kind.longest} characters`;
	}
}
function optionSchema(table) {
	return {
		type: "object",
		properties: Object.fromEntries(Object.entries(table).map(([name, kind]) => [name, propertyOf(kind)])),
		additionalProperties: false
	};
}
function propertyOf(kind) {
	const common = {
		description: kind.about,
		default: kind.initial
	};
	switch (kind.kind) {
		case "choice": return {
			type: "string",
			enum: kind.values,
			...common
		};
		case "integer": return {
			type: "integer",
			minimum: kind.least,
			maximum: kind.most,
			...common
		};
		case "flag": return {
			type: "boolean",
			...common
		};
		case "text": return {
			type: "string",
			maxLength: kind.longest,
			...common
		};
	}
}
// packages/kernel/src/record.ts
function record(fields) {
	const places = [];
	let size = 0;
	for (const [name, count] of Object.entries(fields)) {
		invariant(Number.isInteger(count) && count > 0, `field ${name} has a strange size`);
		places.push([name, size]);
		size += count;
	}
	const at = Object.fromEntries(places);
	const describe = (ints) => Object.fromEntries(Object.entries(fields).map(([name, count]) => {
		const from = at[name] ?? 0;
		return [name, count === 1 ? ints[from] : [...ints.subarray(from, from + count)]];
	}));
	return Object.freeze({
		at: Object.freeze(at),
		size,
		describe
	});
}
// packages/kernel/src/sets.ts
const intsFor = (members) => members + 31 >>> 5;
const hasMember = (ints, at, member) => (ints[at + (member >>> 5)] >>> (member & 31) & 1) === 1;
function addMember(ints, at, member) {
	ints[at + (member >>> 5)] |= 1 << (member & 31);
}
function removeMember(ints, at, member) {
	ints[at + (member >>> 5)] &= ~(1 << (member & 31));
}
function countMembers(ints, at, size) {
	let count = 0;
	for (let i = 0; i < size; i++) count += bitCount(ints[at + i]);
	return count;
}
function listMembers(ints, at, size, out) {
	let count = 0;
	for (let i = 0; i < size; i++) for (let bits = ints[at + i]; bits !== 0; bits = withoutLowest(bits)) out[count++] = lowestMember(i, bits);
	return count;
}
const firstMember = (ints, at, size) => nextMember(ints, at, size, -1);
function nextMember(ints, at, size, after) {
	let word = after + 1 >> 5;
	if (word >= size) return -1;
	let bits = ints[at + word] & -1 << (after + 1 & 31);
	while (bits === 0) {
		if (++word === size) return -1;
		bits = ints[at + word];
	}
	return lowestMember(word, bits);
}
function nthMember(ints, at, size, nth) {
	let skip = nth;
	for (let word = 0; word < size; word++) {
		const here = bitCount(ints[at + word]);
		if (skip < here) return (word << 5) + nthBit(ints[at + word], skip);
		skip -= here;
	}
	return -1;
}
const lowestMember = (word, bits) => (word << 5) + lowestBit(bits);
const lowestBit = (bits) => 31 - Math.clz32(bits & -bits);
const withoutLowest = (bits) => bits & bits - 1;
const NTH_OF_BYTE = /* @__PURE__ */ new Uint8Array(2048);
for (let byte = 0; byte < 256; byte++) for (let bits = byte, nth = 0; bits !== 0; bits = withoutLowest(bits)) NTH_OF_BYTE[byte * 8 + nth++] = lowestBit(bits);
function nthBit(word, nth) {
	let bits = word;
	let skip = nth;
	let base = 0;
	const inHalf = bitCount(bits & 65535);
	if (skip >= inHalf) {
		skip -= inHalf;
		bits >>>= 16;
		base = 16;
	}
	const inByte = bitCount(bits & 255);
	if (skip >= inByte) {
		skip -= inByte;
		bits >>>= 8;
		base += 8;
	}
	return base + NTH_OF_BYTE[(bits & 255) * 8 + skip];
}
function bitCount(bits) {
	let n = bits - (bits >>> 1 & 1431655765);
	n = (n & 858993459) + (n >>> 2 & 858993459);
	return Math.imul(n + (n >>> 4) & 252645135, 16843009) >>> 24;
}
// packages/bots/src/bot.ts
const useOf$1 = ({ ms }) => ms - Math.min(ms / 10, 5);
// packages/bots/src/random.ts
function randomBot(game, worldOf) {
	const list = moveList(game);
	return {
		game: game.id,
		level: "random",
		choose(view, seat, means) {
			const count = game.legal(worldOf(view, means), seat, list);
			return count === 0 ? void 0 : list[means.rng.below(count)];
		}
	};
}
// packages/games/gnostica/src/cards/cards.ts
const SUITS$2 = [
	"C",
	"R",
	"D",
	"S"
];
const RANKS$1 = [..."A23456789TPNQK"];
const MINORS = SUITS$2.length * RANKS$1.length;
const MAJORS$2 = 22;
const CARDS = MINORS + MAJORS$2;
const CODES = [...SUITS$2.flatMap((suit) => RANKS$1.map((rank) => suit + rank)), ...Array.from({ length: MAJORS$2 }, (_, number) => String(number).padStart(2, "0"))];
const CARD_OF = new Map(CODES.map((code, card) => [code, card]));
const cardNamed = (code) => CARD_OF.get(code) ?? CARD_OF.get(code.toUpperCase());
const major = (number) => MINORS + number;
const isMajor = (card) => card >= MINORS;
const numberOf = (card) => card - MINORS;
const FOOL = major(0);
const WORLD = major(21);
const suitOf = (card) => card / RANKS$1.length | 0;
const rankOf = (card) => card % RANKS$1.length + 1;
const SPOT_RANKS = 10;
const VALUES = Int32Array.from({ length: CARDS }, (_, card) => isMajor(card) ? 3 : rankOf(card) <= SPOT_RANKS ? 1 : 2);
const worthOf = (card) => VALUES[card];
const bidKeyOf = (card) => isMajor(card) ? RANKS$1.length + 1 + numberOf(card) : rankOf(card);
const POWERS_OF_MAJORS = [
	2,
	1,
	2,
	2,
	2,
	1,
	2,
	2,
	2,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	2,
	2,
	2,
	2,
	3,
	1
];
const powersOf = (card) => isMajor(card) ? POWERS_OF_MAJORS[numberOf(card)] : 1;
// packages/games/gnostica/src/board/space.ts
const FACINGS = [
	"N",
	"E",
	"S",
	"W",
	"U"
];
const COLUMN_BITS = 9;
const CENTRE = 256;
const COLUMNS = 511;
const AHEAD = Int32Array.of(-512, 1, 512, -1, 0);
const spaceAt = (x, y) => CENTRE - y << COLUMN_BITS | CENTRE + x;
const xOf = (space) => (space & COLUMNS) - CENTRE;
const yOf = (space) => CENTRE - (space >> COLUMN_BITS);
const isInReach = (space) => {
	const x = xOf(space);
	const y = yOf(space);
	return x >= -250 && x <= 250 && y >= -250 && y <= 250;
};
const SLOTS = 1024;
const slotOf = (space) => (space >> COLUMN_BITS & 31) * 32 + (space & 31);
// packages/games/gnostica/src/types.ts
const SEATS = [
	2,
	3,
	4,
	5,
	6
];
const MOST_SITES = 5 * CARDS;
const MOST_PIPS = 3;
const OPTIONS = {
	target: integer("the score an announced last turn needs", 9, 8, 10),
	start: choice("how the first player is chosen: by bids, as a named seat, or by lot", [
		"bid",
		"seat",
		"random"
	]),
	first: choice("the named seat, counted on from the first where there are fewer", [
		"a",
		"b",
		"c",
		"d",
		"e",
		"f"
	]),
	reshuffle: choice("the discard pile is shuffled when the last card is taken, or when one is missing", ["eager", "lazy"]),
	foolMinions: choice("who may use cards flipped by a Fool on the board", ["activation", "all"]),
	passRule: choice("a draw when everybody has passed three times in a row", ["on", "off"]),
	cap: integer("a draw after this many turns; 0: never", 0, 0, 9999),
	draws: choice("the number of cards to draw is said in advance, or open until the player stops", ["said", "open"])
};
const PHASES = [
	"bid",
	"redraw",
	"turn",
	"steps",
	"end",
	"over"
];
const [BID, REDRAW, TURN, STEPS, END, OVER] = [
	0,
	1,
	2,
	3,
	4,
	5
];
const SET = intsFor(CARDS);
record({
	phase: 1,
	turn: 1,
	open: 1,
	gone: 1,
	quietRounds: 1,
	turns: 1,
	depth: 1,
	frames: 3,
	all: 1,
	todo: 1,
	owed: 1,
	men: 1,
	man: 90,
	lands: 1,
	land: CARDS,
	pile: 1,
	piled: CARDS,
	out: SET,
	hands: 6 * SET,
	known: 7 * SET,
	age: CARDS,
	round: 1,
	bids: 6,
	pool: SET,
	first: 1,
	took: 1,
	end: 1,
	winner: 1,
	fate: 1
});
const [NO_TODO, TRANSIT, THREE, DRAWING] = [
	0,
	1,
	2,
	3
];
const ENDS = [
	"announced",
	"last-left",
	"bare-board",
	"quiet",
	"cap"
];
const [ANNOUNCED, LAST_LEFT, BARE_BOARD, QUIET, CAP] = [
	0,
	1,
	2,
	3,
	4
];
const FATES = [
	"failed",
	"resignation",
	"time"
];
const [FAILED, RESIGNED, TIME_UP] = [
	0,
	1,
	2
];
const man = 90;
const actor = 90;
const card = CARDS;
const site = MOST_SITES;
const facing = FACINGS.length;
const seat = 6;
const drop = 64;
const count = 7;
const from = 2;
const MOVES = moveKinds({
	bid: { card },
	take: { card },
	put: {
		site,
		facing
	},
	act: { site },
	play: { card },
	draw: {
		drop,
		count
	},
	turn: {
		man,
		facing
	},
	stuck: {},
	cup: {
		actor,
		facing
	},
	cupLike: {
		actor,
		man
	},
	cupLay: {
		actor,
		card
	},
	cupTop: { actor },
	rod: {
		actor,
		man,
		far: MOST_PIPS,
		facing
	},
	rodCard: {
		actor,
		far: MOST_PIPS
	},
	disc: {
		actor,
		man,
		facing
	},
	discLay: {
		actor,
		card,
		from
	},
	sword: {
		actor,
		man,
		harm: MOST_PIPS,
		facing
	},
	swordLay: {
		actor,
		card,
		from
	},
	raze: { actor },
	disc2: {
		actor,
		man,
		facing
	},
	disc2Lay: {
		actor,
		card
	},
	sun: {
		actor,
		facing
	},
	sunLike: {
		actor,
		man
	},
	sunLay: {
		actor,
		card
	},
	sword2: {
		man,
		harm: MOST_PIPS,
		facing
	},
	sword2Lay: {
		site,
		card
	},
	raze2: { site },
	face: {
		actor,
		man,
		facing
	},
	own: {
		actor,
		man,
		facing
	},
	send: {
		man,
		site,
		facing
	},
	sendCard: {
		site,
		to: site
	},
	swap: { seat },
	redraw: {
		drop,
		count
	},
	fetch: { card },
	flip: {},
	copy: { card },
	skip: {},
	rest: {},
	announce: {}
});
const kinds = MOVES.kinds;
const piece = {
	owner: seat,
	pips: 4,
	facing,
	x: 501,
	y: 501
};
const territory = {
	card,
	x: 501,
	y: 501
};
const SOURCES = [
	"pile",
	"pool",
	"discards"
];
const [FROM_PILE, FROM_POOL, FROM_DISCARDS] = [
	0,
	1,
	2
];
const EVENTS = eventKinds({
	bid: {
		seat,
		card
	},
	opened: {
		seat,
		card
	},
	tied: { round: 7 },
	first: {
		seat,
		how: 3
	},
	got: {
		seat,
		card,
		from: SOURCES.length
	},
	turn: { seat },
	activated: territory,
	played: {
		seat,
		card
	},
	discarded: {
		seat,
		card
	},
	passed: {
		seat,
		stuck: 2
	},
	acts: piece,
	touched: piece,
	created: piece,
	grown: piece,
	shrunk: piece,
	destroyed: piece,
	fell: piece,
	entered: piece,
	turned: piece,
	replaced: piece,
	laid: territory,
	lifted: territory,
	cleared: territory,
	swapped: {
		seat,
		other: seat
	},
	received: {
		seat,
		card
	},
	flipped: { card },
	copied: { card },
	skipped: { seat },
	reshuffled: { count: CARDS + 1 },
	announced: { seat },
	out: {
		seat,
		fate: FATES.length
	},
	ended: {
		end: ENDS.length,
		winner: 7,
		fate: FATES.length + 1
	}
}, {
	secret: {
		bid: ["card"],
		got: ["card"]
	},
	private: ["received"],
	own: ["played", "activated"]
});
// packages/games/gnostica/src/board/men.ts
const [FACING_SHIFT, PIPS_SHIFT, OWNER_SHIFT, SPACE_SHIFT] = [
	1,
	4,
	6,
	9
];
const makeMan = (space, owner, pips, facing, minion) => space << SPACE_SHIFT | owner << OWNER_SHIFT | pips << PIPS_SHIFT | facing << FACING_SHIFT | minion;
const spaceOf = (man) => man >> SPACE_SHIFT;
const ownerOf = (man) => man >> OWNER_SHIFT & 7;
const pipsOf = (man) => man >> PIPS_SHIFT & 3;
const facingOf = (man) => man >> FACING_SHIFT & 7;
const minionMark = (man) => man & 1;
function firstManIn(ints, space) {
	const wanted = space << SPACE_SHIFT;
	let low = 0;
	let high = ints[13];
	while (low < high) {
		const middle = low + high >> 1;
		if (ints[14 + middle] < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}
function crowdIn(ints, space) {
	let man = firstManIn(ints, space);
	const first = man;
	while (man < ints[13] && spaceOf(ints[14 + man]) === space) man++;
	return man - first;
}
const isFirstOfEquals = (ints, man) => man === 0 || ints[14 + man - 1] !== ints[14 + man];
function addMan(ints, man) {
	let place = ints[13]++;
	while (place > 0 && ints[14 + place - 1] > man) {
		ints[14 + place] = ints[14 + place - 1];
		place--;
	}
	ints[14 + place] = man;
}
function removeMan(ints, man) {
	const gone = ints[14 + man];
	const last = --ints[13];
	ints.copyWithin(14 + man, 14 + man + 1, 14 + last + 1);
	ints[14 + last] = 0;
	return gone;
}
function stashOf(ints, owner, pips) {
	let left = 5;
	for (let man = 0; man < ints[13]; man++) {
		const one = ints[14 + man];
		if (ownerOf(one) === owner && pipsOf(one) === pips) left--;
	}
	return left;
}
// packages/games/gnostica/src/board/tell.ts
const tell = EVENTS.kinds;
function tellMan(told, event, man) {
	const space = spaceOf(man);
	told.tell(event.pack(ownerOf(man), pipsOf(man), facingOf(man), xOf(space) + 250, yOf(space) + 250), -1, false);
}
function tellLand(told, event, card, space, reveals) {
	told.tell(event.pack(card, xOf(space) + 250, yOf(space) + 250), -1, reveals);
}
// packages/games/gnostica/src/cards/frames.ts
const FRAME_SOURCES = [
	"hand",
	"board",
	"flipped"
];
const [USED_FROM_HAND, USED_ON_BOARD, USED_FLIPPED] = [
	0,
	1,
	2
];
const [SOURCE_SHIFT, COPIED_SHIFT, LEFT_SHIFT] = [
	7,
	9,
	16
];
const CARD_MASK$1 = 127;
const ITSELF = 127;
const makeFrame = (card, source, copied, left) => card | source << SOURCE_SHIFT | (copied ?? ITSELF) << COPIED_SHIFT | left << LEFT_SHIFT;
const frameCard = (frame) => frame & CARD_MASK$1;
const frameSource = (frame) => frame >> SOURCE_SHIFT & 3;
const powersLeft = (frame) => frame >> LEFT_SHIFT;
const copiedCard = (frame) => {
	const copied = frame >> COPIED_SHIFT & CARD_MASK$1;
	return copied === ITSELF ? void 0 : copied;
};
function cardInUse(frame) {
	const copied = frame >> COPIED_SHIFT & CARD_MASK$1;
	return copied === ITSELF ? frame & CARD_MASK$1 : copied;
}
const topFrame = (ints) => ints[7 + ints[6] - 1];
function pushFrame(ints, frame) {
	ints[7 + ints[6]++] = frame;
}
function popFrame(ints) {
	ints[7 + --ints[6]] = 0;
}
function setTop(ints, frame) {
	ints[7 + ints[6] - 1] = frame;
}
function spendPowers(ints, count) {
	ints[7 + ints[6] - 1] -= count << LEFT_SHIFT;
}
function clearFrames(ints) {
	while (ints[6] > 0) popFrame(ints);
}
function isStillFlipping(ints, card) {
	if (card !== FOOL && card !== WORLD) return false;
	for (let depth = 0; depth < ints[6]; depth++) {
		const frame = ints[7 + depth];
		if (frameCard(frame) === card && cardInUse(frame) === FOOL) return true;
	}
	return false;
}
// packages/games/gnostica/src/cards/piles.ts
const handOf = (seat) => 265 + seat * SET;
const knownTo = (seat) => 283 + seat * SET;
const handSize = (ints, seat) => countMembers(ints, handOf(seat), SET);
const holds = (ints, seat, card) => hasMember(ints, handOf(seat), card);
const nthInHand = (ints, seat, nth) => nthMember(ints, handOf(seat), SET, nth);
function forget(ints, card) {
	for (let seat = 0; seat <= 6; seat++) removeMember(ints, knownTo(seat), card);
	ints[304 + card] = 0;
}
function leaveHand(ints, seat, card) {
	removeMember(ints, handOf(seat), card);
	forget(ints, card);
}
const discard = (ints, card) => addMember(ints, 262, card);
function takeOpenly(ints, seats, seat, card) {
	addMember(ints, handOf(seat), card);
	addMember(ints, knownTo(6), card);
	for (let other = 0; other < seats; other++) if (other !== seat) addMember(ints, knownTo(other), card);
}
const toShuffle = (ints) => countMembers(ints, 262, SET) - leftOut(ints, FOOL) - leftOut(ints, WORLD);
const leftOut = (ints, card) => hasMember(ints, 262, card) && isStillFlipping(ints, card) ? 1 : 0;
const cardsToHave = (ints) => ints[183] + toShuffle(ints);
function takeTop(ints, rng, told) {
	if (ints[183] === 0) reshuffle(ints, rng, told);
	const card = ints[184 + --ints[183]];
	ints[184 + ints[183]] = 0;
	return card;
}
function refill({ ints, rules }, rng, told) {
	if (ints[183] === 0 && rules.options.reshuffle === "eager" && toShuffle(ints) > 0) reshuffle(ints, rng, told);
}
function reshuffle(ints, rng, told) {
	ageHands(ints);
	let count = 0;
	for (let card = firstMember(ints, 262, SET); card !== -1; card = nextMember(ints, 262, SET, card)) {
		if (isStillFlipping(ints, card)) continue;
		removeMember(ints, 262, card);
		ints[184 + count++] = card;
	}
	ints[183] = count;
	shuffleRange(ints, 184, count, rng);
	told?.tell(tell.reshuffled.pack(count), -1, false);
}
function ageHands(ints) {
	let present = 0;
	for (let seat = 0; seat < 6; seat++) for (let card = firstMember(ints, handOf(seat), SET); card !== -1; card = nextMember(ints, handOf(seat), SET, card)) present |= 1 << ints[304 + card];
	for (let seat = 0; seat < 6; seat++) for (let card = firstMember(ints, handOf(seat), SET); card !== -1; card = nextMember(ints, handOf(seat), SET, card)) {
		const younger = present & (1 << ints[304 + card]) - 1;
		ints[304 + card] = Math.min(30, bitCount(younger) + 1);
	}
}
const hand = new Int32Array(CARDS);
function exchange(state, seat, drop, count, rng, told) {
	const { ints } = state;
	for (let nth = listMembers(ints, handOf(seat), SET, hand) - 1; nth >= 0; nth--) {
		if ((drop >> nth & 1) === 0) continue;
		const card = hand[nth];
		leaveHand(ints, seat, card);
		discard(ints, card);
		told?.tell(tell.discarded.pack(seat, card), -1, true);
	}
	for (let left = count; left > 0; left--) {
		const card = takeTop(ints, rng, told);
		addMember(ints, handOf(seat), card);
		told?.tell(tell.got.pack(seat, card, FROM_PILE), onlySeat(seat), true);
		refill(state, rng, told);
	}
}
// packages/games/gnostica/src/board/land.ts
const CARD_BITS = 7;
const CARD_MASK = 127;
const makeLand = (space, card) => space << CARD_BITS | card;
const landSpace = (land) => land >> CARD_BITS;
const landCard = (land) => land & CARD_MASK;
function placeOf$1(ints, space) {
	const wanted = space << CARD_BITS;
	let low = 0;
	let high = ints[104];
	while (low < high) {
		const middle = low + high >> 1;
		if (ints[105 + middle] < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}
function cardAt(ints, space) {
	const place = placeOf$1(ints, space);
	if (place === ints[104]) return -1;
	const land = ints[105 + place];
	return landSpace(land) === space ? landCard(land) : -1;
}
function layCard(ints, space, card) {
	const from = 105 + placeOf$1(ints, space);
	ints.copyWithin(from + 1, from, 105 + ints[104]);
	ints[from] = makeLand(space, card);
	ints[104]++;
}
function liftCard(ints, space) {
	const from = 105 + placeOf$1(ints, space);
	const card = landCard(ints[from]);
	const last = --ints[104];
	ints.copyWithin(from, from + 1, 105 + last + 1);
	ints[105 + last] = 0;
	return card;
}
const isVoid = (ints, space) => !isInReach(space) || cardAt(ints, space) === -1 && cardAt(ints, space + AHEAD[0]) === -1 && cardAt(ints, space + AHEAD[1]) === -1 && cardAt(ints, space + AHEAD[2]) === -1 && cardAt(ints, space + AHEAD[3]) === -1;
// packages/games/gnostica/src/board/board.ts
const SIZES = 4;
var Board = class {
	ints = /* @__PURE__ */ new Int32Array(0);
	seat = -1;
	lands = 0;
	sites = 0;
	spaces = new Int32Array(MOST_SITES);
	cards = new Int32Array(MOST_SITES);
	crowds = new Int32Array(MOST_SITES);
	foes = new Int32Array(MOST_SITES);
	#laid = new Int32Array(CARDS);
	#next = new Int16Array(MOST_SITES);
	#grid = new Int16Array(SLOTS).fill(-1);
	#stash = /* @__PURE__ */ new Int32Array(24);
	actors = new Int32Array(MOST_SITES);
	actorCount = 0;
	ownMen = 0;
	hand = new Int32Array(CARDS);
	handCount = 0;
	layable = 0;
	card = -1;
	probing = false;
	read(ints) {
		this.ints = ints;
		this.seat = ints[1];
		if (this.#isLaid()) this.#clearSites();
		else this.#layLand();
		this.#countMen();
		this.readHand();
		this.probing = false;
		this.card = -1;
	}
	siteAt(space) {
		let site = this.#grid[slotOf(space)];
		while (site !== -1 && this.spaces[site] !== space) site = this.#next[site];
		return site;
	}
	stash(owner, pips) {
		return this.#stash[owner * SIZES + pips];
	}
	stashOfOwner(man, pips) {
		return this.#stash[ownerOf(this.ints[14 + man]) * SIZES + pips];
	}
	targetOf(actor) {
		const man = this.ints[14 + actor];
		return spaceOf(man) + AHEAD[facingOf(man)];
	}
	isTargeted(actor, man) {
		return actor === man || spaceOf(this.ints[14 + man]) === this.targetOf(actor);
	}
	targetsPieceOf(actor, seat) {
		const { ints } = this;
		const space = this.targetOf(actor);
		for (let man = firstManIn(ints, space); man < ints[13]; man++) {
			if (spaceOf(ints[14 + man]) !== space) return false;
			if (ownerOf(ints[14 + man]) === seat) return true;
		}
		return false;
	}
	isMinion(man) {
		const one = this.ints[14 + man];
		return ownerOf(one) === this.seat && (this.ints[10] === 1 || minionMark(one) === 1);
	}
	isOwn(man) {
		return ownerOf(this.ints[14 + man]) === this.seat;
	}
	isUpright(man) {
		return facingOf(this.ints[14 + man]) === 4;
	}
	pips(man) {
		return pipsOf(this.ints[14 + man]);
	}
	gatherMinions() {
		const { ints, seat, actors } = this;
		const men = ints[13];
		const areAll = ints[10] === 1;
		let count = 0;
		let before = -1;
		for (let man = 0; man < men; man++) {
			const one = ints[14 + man];
			if (ownerOf(one) !== seat || one === before || !(areAll || minionMark(one) === 1)) continue;
			before = one;
			actors[count++] = man;
		}
		this.actorCount = count;
	}
	readHand() {
		const count = listMembers(this.ints, handOf(this.seat < 0 ? 0 : this.seat), SET, this.hand);
		this.handCount = Math.min(count, 6);
		this.layable = this.handCount;
	}
	dropNth(nth) {
		const { hand } = this;
		this.layable = --this.handCount;
		for (let i = nth; i < this.handCount; i++) hand[i] = hand[i + 1];
	}
	holdNth(nth, card) {
		const { hand } = this;
		for (let i = this.handCount; i > nth; i--) hand[i] = hand[i - 1];
		hand[nth] = card;
		this.layable = ++this.handCount;
	}
	#isLaid() {
		const { ints } = this;
		const laid = this.#laid;
		const lands = ints[104];
		if (lands !== this.lands) return false;
		for (let i = 0; i < lands; i++) if (laid[i] !== ints[105 + i]) return false;
		return true;
	}
	#clearSites() {
		const { crowds, foes } = this;
		for (let site = 0; site < this.sites; site++) crowds[site] = foes[site] = 0;
	}
	#layLand() {
		const { ints, spaces } = this;
		const grid = this.#grid;
		for (let site = 0; site < this.sites; site++) grid[slotOf(spaces[site])] = -1;
		const lands = ints[104];
		this.lands = lands;
		this.sites = 0;
		for (let i = 0; i < lands; i++) {
			const land = ints[105 + i];
			this.#laid[i] = land;
			this.#addSite(landSpace(land), landCard(land));
		}
		for (let i = 0; i < lands; i++) {
			const space = spaces[i];
			for (let facing = 0; facing < 4; facing++) {
				const beside = space + AHEAD[facing];
				if (this.siteAt(beside) === -1 && isInReach(beside)) this.#addSite(beside, -1);
			}
		}
	}
	#addSite(space, card) {
		const grid = this.#grid;
		const site = this.sites++;
		const slot = slotOf(space);
		this.spaces[site] = space;
		this.cards[site] = card;
		this.crowds[site] = 0;
		this.foes[site] = 0;
		this.#next[site] = grid[slot];
		grid[slot] = site;
	}
	#countMen() {
		const { ints, seat, crowds, foes } = this;
		const stash = this.#stash;
		for (let i = 0; i < stash.length; i++) stash[i] = 5;
		const men = ints[13];
		let own = 0;
		for (let man = 0; man < men; man++) {
			const one = ints[14 + man];
			const owner = ownerOf(one);
			stash[owner * SIZES + pipsOf(one)]--;
			if (owner === seat) own++;
			const site = this.siteAt(spaceOf(one));
			if (site === -1) continue;
			crowds[site]++;
			if (owner !== seat) foes[site]++;
		}
		this.ownMen = own;
	}
};
const boardInPlay = new Board();
// packages/games/gnostica/src/phases/turns.ts
function startTurn({ ints }, seat, told) {
	ints[1] = seat;
	ints[0] = TURN;
	told?.tell(tell.turn.pack(seat), -1, false);
}
function nextPlayer({ ints, rules }, seat) {
	let next = seat;
	do
		next = (next + 1) % rules.seats;
	while ((ints[3] & onlySeat(next)) !== 0);
	return next;
}
// packages/games/gnostica/src/phases/bidding.ts
const MOST_ROUNDS = 6;
const [BY_BID, BY_LOT] = [0, 1];
const isIn$1 = ({ ints }, seat) => (ints[3] & onlySeat(seat)) === 0;
function stillToBid(state) {
	const { ints, rules } = state;
	let waiting = 0;
	for (let seat = 0; seat < rules.seats; seat++) if (isIn$1(state, seat) && ints[383 + seat] === -1) waiting |= onlySeat(seat);
	return waiting;
}
function layBid$1(state, seat, card, rng, told) {
	const { ints } = state;
	removeMember(ints, handOf(seat), card);
	ints[383 + seat] = card;
	told?.tell(tell.bid.pack(seat, card), onlySeat(seat), false);
	if (stillToBid(state) === 0) openBids(state, rng, told);
}
function openBids(state, rng, told) {
	const { ints, rules } = state;
	let best = 0;
	let tied = 0;
	let count = 0;
	for (let seat = 0; seat < rules.seats; seat++) {
		const card = ints[383 + seat];
		if (card === -1) continue;
		ints[383 + seat] = -1;
		addMember(ints, 389, card);
		told?.tell(tell.opened.pack(seat, card), -1, true);
		const key = bidKeyOf(card);
		if (key > best) [best, tied, count] = [
			key,
			0,
			0
		];
		if (key === best) [tied, count] = [tied | onlySeat(seat), count + 1];
	}
	if (count === 1) return openPool(state, lowestBit(tied), BY_BID, told);
	told?.tell(tell.tied.pack(ints[382]), -1, false);
	if (ints[382] < MOST_ROUNDS) ints[382]++;
	else openPool(state, nthBit(tied, rng.below(count)), BY_LOT, told);
}
function openPool(state, winner, how, told) {
	const { ints } = state;
	ints[0] = REDRAW;
	ints[382] = 0;
	ints[392] = winner;
	ints[393] = 0;
	told?.tell(tell.first.pack(winner, how), -1, false);
	goOnTaking(state, told);
}
function nextTaker(winner, done, seats) {
	for (let step = 1; step <= seats; step++) {
		const seat = (winner - step + seats) % seats;
		if ((done & onlySeat(seat)) === 0) return seat;
	}
	return -1;
}
const takerOf = ({ ints, rules }) => nextTaker(ints[392], ints[393] | ints[3], rules.seats);
function takeFromPool(state, seat, card, told) {
	takeOne(state, seat, card, told);
	goOnTaking(state, told);
}
function takeOne({ ints, rules }, seat, card, told) {
	removeMember(ints, 389, card);
	takeOpenly(ints, rules.seats, seat, card);
	told?.tell(tell.got.pack(seat, card, FROM_POOL), -1, false);
}
function goOnTaking(state, told) {
	const { ints } = state;
	for (let seat = takerOf(state); seat !== -1; seat = takerOf(state)) {
		const wants = 6 - handSize(ints, seat);
		if (wants > 0 && countMembers(ints, 389, SET) > wants) return;
		if (wants > 0) takeAll(state, seat, told);
		ints[393] |= onlySeat(seat);
	}
	beginPlay(state, told);
}
function takeAll(state, seat, told) {
	const { ints } = state;
	for (let card = firstMember(ints, 389, SET); card !== -1; card = nextMember(ints, 389, SET, card)) takeOne(state, seat, card, told);
}
function beginPlay(state, told) {
	const first = state.ints[392];
	discardPool(state.ints);
	startTurn(state, isIn$1(state, first) ? first : nextPlayer(state, first), told);
}
function discardBid({ ints }, seat, told) {
	const card = ints[383 + seat];
	if (card === -1) return;
	ints[383 + seat] = -1;
	discard(ints, card);
	told?.tell(tell.discarded.pack(seat, card), -1, true);
}
function discardBids(state, told) {
	for (let seat = 0; seat < state.rules.seats; seat++) discardBid(state, seat, told);
	discardPool(state.ints);
}
function discardPool(ints) {
	for (let card = firstMember(ints, 389, SET); card !== -1; card = nextMember(ints, 389, SET, card)) discard(ints, card);
	ints.fill(0, 389, 389 + SET);
	ints[382] = 0;
	ints[393] = 0;
	ints[392] = -1;
}
function goOnWithout(state, rng, told) {
	if (state.ints[0] === BID) {
		if (stillToBid(state) === 0) openBids(state, rng, told);
	} else goOnTaking(state, told);
}
const isInPool = (ints, card) => hasMember(ints, 389, card);
// packages/games/gnostica/src/board/marks.ts
function clearMarks(ints) {
	const men = ints[13];
	for (let man = 0; man < men; man++) if (minionMark(ints[14 + man]) === 1) ints[14 + man]--;
}
function markOn(ints, seat, space) {
	const men = ints[13];
	for (let man = firstManIn(ints, space); man < men && spaceOf(ints[14 + man]) === space; man++) {
		const one = ints[14 + man];
		if (ownerOf(one) === seat) ints[14 + man] = one + 1 - minionMark(one);
	}
}
// packages/games/gnostica/src/phases/ends.ts
const QUIET_ROUNDS = 3;
function scoreOf(ints, seat) {
	let score = 0;
	for (let i = 0; i < ints[104]; i++) {
		const land = ints[105 + i];
		if (holderOf(ints, landSpace(land)) === seat) score += worthOf(landCard(land));
	}
	return score;
}
function holderOf(ints, space) {
	let holder = -1;
	for (let man = firstManIn(ints, space); man < ints[13]; man++) {
		const one = ints[14 + man];
		if (spaceOf(one) !== space) break;
		if (holder !== -1 && holder !== ownerOf(one)) return -1;
		holder = ownerOf(one);
	}
	return holder;
}
const isBare = (ints) => ints[104] === 0;
const playersLeft = ({ ints, rules }) => rules.seats - bitCount(ints[3]);
const isQuiet = (state, passes) => state.rules.options.passRule === "on" && passes >= QUIET_ROUNDS * playersLeft(state);
function announcesInsteadOfDraw(state) {
	const { ints } = state;
	if (ints[2] !== -1 || ints[11] !== NO_TODO) return false;
	if (ints[0] === STEPS) return isQuiet(state, ints[4]);
	return ints[0] === TURN && isQuiet(state, ints[4] + 1);
}
const mayDrawOn = ({ ints, rules }) => rules.options.draws === "open" && handSize(ints, ints[1]) < 6 && cardsToHave(ints) > 0;
const mayAnnounce = ({ ints, rules }) => ints[2] === -1 && !(rules.options.cap > 0 && ints[5] + 1 >= rules.options.cap);
function finishTurn(state, told) {
	const { ints, rules } = state;
	const seat = ints[1];
	clearTurn(ints);
	if (ints[2] === seat) return judgeLastTurn(state, seat, told);
	if (ints[2] !== -1) return nextTurn(state, told);
	const { cap } = rules.options;
	if (isQuiet(state, ints[4])) return endInTurn(state, QUIET, told);
	if (cap > 0 && ints[5] + 1 >= cap) return endInTurn(state, CAP, told);
	ints[0] = END;
}
function judgeLastTurn(state, seat, told) {
	const { ints, rules } = state;
	if (scoreOf(ints, seat) >= rules.options.target) end(state, ANNOUNCED, seat, told);
	else eliminate(state, seat, FAILED, told);
	if (ints[0] === OVER) ints[5]++;
	else nextTurn(state, told);
}
function nextTurn(state, told) {
	const { ints, rules } = state;
	const { cap } = rules.options;
	clearTurn(ints);
	ints[5]++;
	if (cap > 0 && ints[5] >= cap && ints[2] === -1) return endWithoutWinner(state, CAP, told);
	startTurn(state, nextPlayer(state, ints[1]), told);
}
function clearTurn(ints) {
	clearFrames(ints);
	clearMarks(ints);
	ints[10] = 0;
	ints[11] = NO_TODO;
	ints[12] = 0;
}
function eliminate(state, seat, fate, told) {
	const { ints } = state;
	told?.tell(tell.out.pack(seat, fate), -1, false);
	for (let man = ints[13] - 1; man >= 0; man--) if (ownerOf(ints[14 + man]) === seat) removeMan(ints, man);
	const hand = handOf(seat);
	for (let card = firstMember(ints, hand, SET); card !== -1; card = nextMember(ints, hand, SET, card)) {
		leaveHand(ints, seat, card);
		discard(ints, card);
		told?.tell(tell.discarded.pack(seat, card), -1, true);
	}
	ints[3] |= onlySeat(seat);
	ints[4] = 0;
	if (ints[2] === seat) ints[2] = -1;
	if (playersLeft(state) === 1) end(state, LAST_LEFT, nextPlayer(state, seat), told, fate);
	else if (isBare(ints) && ints[2] === -1) endWithoutWinner(state, BARE_BOARD, told);
}
function endInTurn(state, how, told) {
	state.ints[5]++;
	endWithoutWinner(state, how, told);
}
const endWithoutWinner = (state, how, told) => end(state, how, -1, told);
function end({ ints }, how, winner, told, fate = -1) {
	clearTurn(ints);
	ints[0] = OVER;
	ints[1] = ints[2] = -1;
	ints[394] = how;
	ints[395] = winner;
	ints[396] = fate;
	const [who, why] = [winner === -1 ? 6 : winner, fate === -1 ? FATES.length : fate];
	told?.tell(tell.ended.pack(how, who, why), -1, false);
}
// packages/games/gnostica/src/refusals.ts
const NO = {
	over: refuse("over", "GNO-END-3"),
	noSuchSeat: refuse("no-such-seat", "GNO-CMP-1"),
	notAMove: refuse("not-a-move", "GNO-TRN-2"),
	notYourTurn: refuse("not-your-turn", "GNO-BID-8"),
	out: refuse("out", "GNO-END-7"),
	notNow: refuse("not-now", "GNO-E-1"),
	bidLaid: refuse("bid-laid", "GNO-BID-2"),
	notHeld: refuse("not-held", "GNO-BID-2"),
	notYetYourTake: refuse("not-yet-your-take", "GNO-BID-6"),
	notInPool: refuse("not-in-pool", "GNO-BID-6"),
	noSuchSite: refuse("no-such-space", "GNO-SPC-6"),
	noSuchMan: refuse("no-such-piece", "GNO-TGT-3"),
	equalMan: refuse("equal-piece", "GNO-E-4"),
	placeFirst: refuse("place-first", "GNO-TRN-1"),
	hasPieces: refuse("has-pieces", "GNO-TRN-2"),
	occupied: refuse("occupied", "GNO-TRN-1"),
	notStuck: refuse("not-stuck", "GNO-R-51"),
	bareGround: refuse("nothing-to-activate", "GNO-R-82"),
	noPieceThere: refuse("no-piece-there", "GNO-TRN-3"),
	notInHand: refuse("not-in-hand", "GNO-TRN-4"),
	noUse: refuse("no-step-possible", "GNO-R-23"),
	notYours: refuse("not-yours", "GNO-R-22"),
	sameFacing: refuse("same-facing", "GNO-R-18"),
	dropNotHeld: refuse("drop-not-held", "GNO-TRN-5"),
	handFull: refuse("hand-full", "GNO-PIL-3"),
	noCardsLeft: refuse("no-cards-left", "GNO-R-9"),
	nothingDrawn: refuse("nothing-drawn", "GNO-R-38"),
	noCardInUse: refuse("no-card-in-use", "GNO-TRN-7"),
	otherPower: refuse("other-power", "GNO-MAJ-6"),
	notAMinion: refuse("not-a-minion", "GNO-TGT-3"),
	notTargeted: refuse("not-targeted", "GNO-TGT-5"),
	facingFixed: refuse("facing-fixed", "GNO-TGT-9"),
	noFacing: refuse("destroyed-no-facing", "GNO-E-4"),
	theVoid: refuse("void", "GNO-SPC-6"),
	notAnEnemy: refuse("not-an-enemy", "GNO-CUP-2"),
	crowded: refuse("crowded", "GNO-CUP-3"),
	noSmall: refuse("none-in-stash", "GNO-CUP-4"),
	cupVoid: refuse("void", "GNO-CUP-9"),
	notBare: refuse("not-bare", "GNO-CUP-6"),
	enemyOnWaste: refuse("enemy-there", "GNO-CUP-7"),
	notSpot: refuse("wrong-value", "GNO-CUP-8"),
	layNotHeld: refuse("lay-not-held", "GNO-R-76"),
	upright: refuse("upright", "GNO-ROD-1"),
	tooFar: refuse("too-far", "GNO-ROD-4"),
	rodCrowded: refuse("crowded", "GNO-ROD-5"),
	rodVoid: refuse("void", "GNO-ROD-6"),
	noTerritory: refuse("no-territory", "GNO-ROD-9"),
	rodEnemy: refuse("enemy-there", "GNO-ROD-9"),
	landsOnCard: refuse("lands-on-card", "GNO-ROD-12"),
	landsInVoid: refuse("lands-in-void", "GNO-ROD-12"),
	landsOnEnemy: refuse("lands-on-enemy", "GNO-ROD-10"),
	noWayOn: refuse("no-way-on", "GNO-R-41"),
	otherTransit: refuse("transit-first", "GNO-R-41"),
	noFittingSword: refuse("no-fitting-sword", "GNO-R-47"),
	mustThin: refuse("too-many-left", "GNO-R-47"),
	overfull: refuse("overfull", "GNO-R-47"),
	largest: refuse("already-large", "GNO-DSC-2"),
	noLarger: refuse("none-in-stash", "GNO-DSC-2"),
	growBare: refuse("no-territory", "GNO-DSC-8"),
	growEnemy: refuse("enemy-there", "GNO-DSC-4"),
	growMajor: refuse("already-major", "GNO-DSC-5"),
	growValue: refuse("wrong-value", "GNO-DSC-4"),
	onlyStar: refuse("not-from-discards", "GNO-R-83"),
	growNotDiscarded: refuse("not-in-discards", "GNO-STA-1"),
	noHarm: refuse("no-damage", "GNO-SWD-4"),
	otherHarm: refuse("other-damage", "GNO-SWD-7"),
	tooHard: refuse("too-much-damage", "GNO-SWD-1"),
	overkill: refuse("overkill", "GNO-R-29"),
	noSmaller: refuse("none-in-stash", "GNO-SWD-2"),
	cutNotDiscarded: refuse("not-in-discards", "GNO-TOW-1"),
	attackBare: refuse("no-territory", "GNO-SWD-12"),
	attackEnemy: refuse("enemy-there", "GNO-SWD-6"),
	notLess: refuse("not-less", "GNO-SWD-8"),
	tooWeak: refuse("too-weak", "GNO-SWD-6"),
	notSmall: refuse("not-small", "GNO-STR-2"),
	noLarge: refuse("none-in-stash", "GNO-STR-2"),
	notMajor: refuse("wrong-value", "GNO-STR-3"),
	notASpot: refuse("not-a-spot", "GNO-STR-3"),
	noMedium: refuse("none-in-stash", "GNO-SUN-2"),
	notRoyalty: refuse("wrong-value", "GNO-SUN-3"),
	tooLittle: refuse("too-little-damage", "GNO-R-45"),
	deathWeak: refuse("too-much-damage", "GNO-R-45"),
	deathStash: refuse("none-in-stash", "GNO-DEA-2"),
	deathCard: refuse("wrong-value", "GNO-DEA-3"),
	noneOfSize: refuse("none-in-stash", "GNO-HIE-2"),
	sendOccupied: refuse("occupied", "GNO-HER-1"),
	sendNoCard: refuse("no-territory", "GNO-HER-2"),
	sendEnemy: refuse("enemy-there", "GNO-HER-2"),
	sendToCard: refuse("lands-on-card", "GNO-HER-2"),
	sendToEnemy: refuse("lands-on-enemy", "GNO-HER-2"),
	noPileCard: refuse("no-cards-left", "GNO-WHE-1"),
	noTrade: refuse("no-trade", "GNO-R-44"),
	discardedBefore: refuse("discarded-before", "GNO-R-21"),
	tooManyFetched: refuse("too-many-fetched", "GNO-JUD-1"),
	actorHasFetched: refuse("actor-has-fetched", "GNO-JUD-3"),
	oneByOne: refuse("one-by-one", "GNO-JUD-1"),
	fetchNotThere: refuse("not-in-discards", "GNO-JUD-1"),
	fetchFull: refuse("hand-full", "GNO-JUD-1"),
	noFlip: refuse("no-cards-left", "GNO-FOO-1"),
	notCopied: refuse("not-to-copy", "GNO-R-49"),
	owes: refuse("obligation", "GNO-E-3"),
	notAtEnd: refuse("not-at-the-end", "GNO-R-89"),
	announced: refuse("not-at-the-end", "GNO-END-2")
};
// packages/games/gnostica/src/powers/power.ts
function whyNotMan({ ints }, man) {
	if (man >= ints[13]) return NO.noSuchMan;
	return isFirstOfEquals(ints, man) ? void 0 : NO.equalMan;
}
function whyNotActor(board, actor) {
	const refusal = whyNotMan(board, actor);
	if (refusal !== void 0) return refusal;
	return board.isMinion(actor) ? void 0 : NO.notAMinion;
}
function whyNotTargeted(board, actor, man) {
	const refusal = whyNotActor(board, actor) ?? whyNotMan(board, man);
	if (refusal !== void 0) return refusal;
	return board.isTargeted(actor, man) ? void 0 : NO.notTargeted;
}
const whyNotFacing = (board, man, facing) => board.isOwn(man) || facing === facingOf(board.ints[14 + man]) ? void 0 : NO.facingFixed;
function listFacings(board, pack, actor, man, out, n) {
	if (!board.isOwn(man)) {
		out[n] = pack(actor, man, facingOf(board.ints[14 + man]));
		return n + 1;
	}
	for (let facing = 0; facing < FACINGS.length; facing++) out[n + facing] = pack(actor, man, facing);
	return n + FACINGS.length;
}
function listTargets(board, actor, listOne, out, from) {
	const { ints } = board;
	const space = board.targetOf(actor);
	let n = listOne(board, actor, actor, out, from);
	if (isEnough(board, n, from)) return n;
	for (let man = firstManIn(ints, space); man < ints[13]; man++) {
		if (spaceOf(ints[14 + man]) !== space) break;
		if (man !== actor && isFirstOfEquals(ints, man)) n = listOne(board, actor, man, out, n);
	}
	return n;
}
function listAll(board, listOne, out, from) {
	let n = from;
	for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) n = listTargets(board, board.actors[i], listOne, out, n);
	return n;
}
const isEnough = (board, n, from) => board.probing && n > from;
const markFor = (ints, owner) => owner === ints[1] && ints[10] === 0 ? 1 : 0;
const changed = (ints, man, space, pips, facing) => makeMan(space, ownerOf(man), pips, facing, minionMark(man) | markFor(ints, ownerOf(man)));
const turnedMan = (ints, man, facing) => changed(ints, man, spaceOf(man), pipsOf(man), facing);
function tellActor(state, actor, told) {
	if (told !== void 0) tellMan(told, tell.acts, state.ints[14 + actor]);
}
// packages/games/gnostica/src/powers/cup.ts
const { cup: cup$2, cupLike, cupLay, cupTop: cupTop$1 } = kinds;
const MOST_IN_SPACE$2 = 3;
const SMALL$2 = 1;
const SPOT$1 = 1;
function whyNotAdd(board, space, owner, pips, limited) {
	const site = board.siteAt(space);
	if (site === -1) return NO.cupVoid;
	if (limited && board.crowds[site] >= MOST_IN_SPACE$2) return NO.crowded;
	if (board.stash(owner, pips) > 0) return void 0;
	return pips === SMALL$2 ? NO.noSmall : NO.noMedium;
}
function whyNotGround(board, space) {
	const site = board.siteAt(space);
	if (site === -1) return NO.cupVoid;
	if (board.cards[site] !== -1) return NO.notBare;
	return board.foes[site] === 0 ? void 0 : NO.enemyOnWaste;
}
function whyNotLike(board, actor, man) {
	const refusal = whyNotTargeted(board, actor, man);
	if (refusal !== void 0) return refusal;
	return board.isOwn(man) ? NO.notAnEnemy : void 0;
}
function whyNotLay(board, actor, card, value) {
	const refusal = whyNotActor(board, actor) ?? whyNotGround(board, board.targetOf(actor));
	if (refusal !== void 0) return refusal;
	if (!holds(board.ints, board.seat, card)) return NO.layNotHeld;
	if (worthOf(card) === value) return void 0;
	return value === SPOT$1 ? NO.notSpot : NO.notRoyalty;
}
function listOwn(board, pack, actor, pips, limited, out, n) {
	if (whyNotAdd(board, board.targetOf(actor), board.seat, pips, limited) !== void 0) return n;
	for (let facing = 0; facing < FACINGS.length; facing++) out[n + facing] = pack(actor, facing);
	return n + FACINGS.length;
}
function listLike(board, pack, actor, pips, limited, out, from) {
	const { ints } = board;
	const space = board.targetOf(actor);
	let n = from;
	for (let man = firstManIn(ints, space); man < ints[13]; man++) {
		const one = ints[14 + man];
		if (spaceOf(one) !== space) break;
		if (board.isOwn(man) || !isFirstOfEquals(ints, man)) continue;
		if (whyNotAdd(board, space, ownerOf(one), pips, limited) === void 0) out[n++] = pack(actor, man);
	}
	return n;
}
function listLays(board, pack, actor, value, out, from) {
	if (whyNotGround(board, board.targetOf(actor)) !== void 0) return from;
	let n = from;
	for (let i = 0; i < board.layable; i++) {
		const card = board.hand[i];
		if (worthOf(card) === value) out[n++] = pack(actor, card);
	}
	return n;
}
const targetIn = (ints, actor) => {
	const man = ints[14 + actor];
	return spaceOf(man) + AHEAD[facingOf(man)];
};
function createOwn({ ints }, actor, pips, facing, told) {
	const seat = ints[1];
	const man = makeMan(targetIn(ints, actor), seat, pips, facing, markFor(ints, seat));
	addMan(ints, man);
	if (told !== void 0) tellMan(told, tell.created, man);
}
function createLike({ ints }, man, pips, told) {
	const model = ints[14 + man];
	const made = makeMan(spaceOf(model), ownerOf(model), pips, facingOf(model), 0);
	addMan(ints, made);
	if (told !== void 0) tellMan(told, tell.created, made);
}
function layFromHand({ ints }, space, card, told) {
	leaveHand(ints, ints[1], card);
	layCard(ints, space, card);
	if (told !== void 0) tellLand(told, tell.laid, card, space, true);
}
function layTop(state, space, rng, told) {
	const card = takeTop(state.ints, rng, told);
	refill(state, rng, told);
	layCard(state.ints, space, card);
	if (told !== void 0) tellLand(told, tell.laid, card, space, true);
}
const cupPower = ({ limited, fromPile }) => ({
	name: "cup",
	cost: 1,
	owns: (move) => cup$2.is(move) || cupLike.is(move) || cupLay.is(move) || fromPile && cupTop$1.is(move),
	list(board, out, from) {
		let n = from;
		for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
			const actor = board.actors[i];
			n = listOwn(board, cup$2.pack, actor, SMALL$2, limited, out, n);
			if (isEnough(board, n, from)) break;
			n = listLike(board, cupLike.pack, actor, SMALL$2, limited, out, n);
			n = listLays(board, cupLay.pack, actor, SPOT$1, out, n);
			if (fromPile && whyNotGround(board, board.targetOf(actor)) === void 0 && cardsToHave(board.ints) > 0) out[n++] = cupTop$1.pack(actor);
		}
		return n;
	},
	why(board, move) {
		if (cup$2.is(move)) {
			const actor = cup$2.get.actor(move);
			return whyNotActor(board, actor) ?? whyNotAdd(board, board.targetOf(actor), board.seat, SMALL$2, limited);
		}
		if (cupLike.is(move)) {
			const man = cupLike.get.man(move);
			const refusal = whyNotLike(board, cupLike.get.actor(move), man);
			if (refusal !== void 0) return refusal;
			const one = board.ints[14 + man];
			return whyNotAdd(board, spaceOf(one), ownerOf(one), SMALL$2, limited);
		}
		if (cupLay.is(move)) return whyNotLay(board, cupLay.get.actor(move), cupLay.get.card(move), SPOT$1);
		const actor = cupTop$1.get.actor(move);
		const refusal = whyNotActor(board, actor) ?? whyNotGround(board, board.targetOf(actor));
		if (refusal !== void 0) return refusal;
		return cardsToHave(board.ints) > 0 ? void 0 : NO.noPileCard;
	},
	play(state, move, rng, told) {
		const actor = cup$2.get.actor(move);
		tellActor(state, actor, told);
		if (cup$2.is(move)) createOwn(state, actor, SMALL$2, cup$2.get.facing(move), told);
		else if (cupLike.is(move)) createLike(state, cupLike.get.man(move), SMALL$2, told);
		else if (cupLay.is(move)) layFromHand(state, targetIn(state.ints, actor), cupLay.get.card(move), told);
		else layTop(state, targetIn(state.ints, actor), rng, told);
	}
});
// packages/games/gnostica/src/powers/settle.ts
function settle(ints, told) {
	for (let man = ints[13] - 1; man >= 0; man--) {
		if (!isVoid(ints, spaceOf(ints[14 + man]))) continue;
		const fallen = removeMan(ints, man);
		if (told !== void 0) tellMan(told, tell.fell, fallen);
	}
}
const DISCARDS = 1;
function whyNotSource(board, card, from, anyPile, notDiscarded) {
	if (from === 0) return holds(board.ints, board.seat, card) ? void 0 : NO.layNotHeld;
	if (!anyPile) return NO.onlyStar;
	return hasMember(board.ints, 262, card) ? void 0 : notDiscarded;
}
function listReplacements(board, actor, anyPile, whyNot, pack, out, start) {
	const { ints } = board;
	let n = start;
	for (let i = 0; i < board.layable; i++) {
		const card = board.hand[i];
		if (whyNot(board, actor, card, 0, anyPile) === void 0) out[n++] = pack(actor, card, 0);
	}
	if (!anyPile) return n;
	for (let card = firstMember(ints, 262, SET); card !== -1; card = nextMember(ints, 262, SET, card)) if (whyNot(board, actor, card, DISCARDS, true) === void 0) out[n++] = pack(actor, card, DISCARDS);
	return n;
}
function replaceCard({ ints }, space, card, from, told) {
	if (from === DISCARDS) removeMember(ints, 262, card);
	else leaveHand(ints, ints[1], card);
	const old = liftCard(ints, space);
	discard(ints, old);
	layCard(ints, space, card);
	if (told === void 0) return;
	tellLand(told, tell.cleared, old, space, false);
	tellLand(told, tell.laid, card, space, from === 0);
}
// packages/games/gnostica/src/powers/sword.ts
const { sword: sword$2, swordLay, raze } = kinds;
function whyNotHarm(board, man, harm) {
	const left = board.pips(man) - harm;
	if (left < 0) return NO.overkill;
	return left === 0 || board.stashOfOwner(man, left) > 0 ? void 0 : NO.noSmaller;
}
function whyNotSurvivor(board, man, harm, facing) {
	if (harm < board.pips(man)) return whyNotFacing(board, man, facing);
	return facing === facingOf(board.ints[14 + man]) ? void 0 : NO.noFacing;
}
function whyNotAttack(board, space) {
	const site = board.siteAt(space);
	if (site === -1 || board.cards[site] === -1) return NO.attackBare;
	return board.foes[site] === 0 ? void 0 : NO.attackEnemy;
}
function whyNotThin(board, man, harm) {
	const { ints } = board;
	if (ints[11] !== THREE) return void 0;
	return spaceOf(ints[14 + man]) === ints[12] && harm === board.pips(man) ? void 0 : NO.mustThin;
}
function whyNotDrop(board, razed) {
	const { ints } = board;
	if (ints[11] !== THREE) return void 0;
	const owed = ints[12];
	const site = board.siteAt(owed);
	if (owed !== razed && board.cards[site] !== -1) return NO.mustThin;
	for (let facing = 0; facing < 4; facing++) {
		const beside = owed + AHEAD[facing];
		const other = board.siteAt(beside);
		if (beside !== razed && other !== -1 && board.cards[other] !== -1) return NO.mustThin;
	}
}
function whyNotReplace$4(board, actor, card, from, anyPile) {
	const space = board.targetOf(actor);
	const refusal = whyNotAttack(board, space) ?? whyNotSource(board, card, from, anyPile, NO.cutNotDiscarded);
	if (refusal !== void 0) return refusal;
	const loss = worthOf(board.cards[board.siteAt(space)]) - worthOf(card);
	if (loss <= 0) return NO.notLess;
	if (loss > board.pips(actor)) return NO.tooWeak;
	return board.ints[11] === NO_TODO ? void 0 : NO.mustThin;
}
function whyNotRaze$1(board, actor) {
	const space = board.targetOf(actor);
	const refusal = whyNotAttack(board, space);
	if (refusal !== void 0) return refusal;
	if (worthOf(board.cards[board.siteAt(space)]) > board.pips(actor)) return NO.tooWeak;
	return whyNotDrop(board, space);
}
function listVictim(board, actor, man, out, from) {
	const { ints } = board;
	let n = from;
	for (let harm = 1; harm <= board.pips(actor) && harm <= board.pips(man); harm++) {
		if (whyNotHarm(board, man, harm) !== void 0 || whyNotThin(board, man, harm) !== void 0) continue;
		if (harm === board.pips(man) || !board.isOwn(man)) out[n++] = sword$2.pack(actor, man, harm - 1, facingOf(ints[14 + man]));
		else for (let facing = 0; facing < FACINGS.length; facing++) out[n++] = sword$2.pack(actor, man, harm - 1, facing);
	}
	return n;
}
function listSwords(board, anyPile, out, from) {
	let n = from;
	for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
		const actor = board.actors[i];
		n = listTargets(board, actor, listVictim, out, n);
		if (isEnough(board, n, from)) break;
		if (whyNotAttack(board, board.targetOf(actor)) === void 0) n = listReplacements(board, actor, anyPile, whyNotReplace$4, swordLay.pack, out, n);
		if (whyNotRaze$1(board, actor) === void 0) out[n++] = raze.pack(actor);
	}
	return n;
}
function whyNotSword(board, move) {
	const actor = sword$2.get.actor(move);
	const man = sword$2.get.man(move);
	const harm = sword$2.get.harm(move) + 1;
	const refusal = whyNotTargeted(board, actor, man);
	if (refusal !== void 0) return refusal;
	if (harm > board.pips(actor)) return NO.tooHard;
	return whyNotHarm(board, man, harm) ?? whyNotSurvivor(board, man, harm, sword$2.get.facing(move)) ?? whyNotThin(board, man, harm);
}
function harmMan({ ints }, man, harm, facing, told) {
	const victim = removeMan(ints, man);
	const left = pipsOf(victim) - harm;
	if (left === 0) {
		if (told !== void 0) tellMan(told, tell.destroyed, victim);
		return;
	}
	const survivor = changed(ints, victim, spaceOf(victim), left, facing);
	addMan(ints, survivor);
	if (told === void 0) return;
	tellMan(told, tell.touched, victim);
	tellMan(told, tell.shrunk, survivor);
}
function razeAt({ ints }, space, told) {
	const card = liftCard(ints, space);
	discard(ints, card);
	if (told !== void 0) tellLand(told, tell.cleared, card, space, false);
	settle(ints, told);
}
const swordPower = ({ anyPile }) => ({
	name: "sword",
	cost: 1,
	owns: (move) => sword$2.is(move) || swordLay.is(move) || raze.is(move),
	list: (board, out, n) => listSwords(board, anyPile, out, n),
	why(board, move) {
		if (sword$2.is(move)) return whyNotSword(board, move);
		const refusal = whyNotActor(board, sword$2.get.actor(move));
		if (refusal !== void 0) return refusal;
		if (raze.is(move)) return whyNotRaze$1(board, raze.get.actor(move));
		const { actor, card, from } = swordLay.get;
		return whyNotReplace$4(board, actor(move), card(move), from(move), anyPile);
	},
	play(state, move, _, told) {
		const { ints } = state;
		const actor = sword$2.get.actor(move);
		const space = targetIn(ints, actor);
		tellActor(state, actor, told);
		if (sword$2.is(move)) harmMan(state, sword$2.get.man(move), sword$2.get.harm(move) + 1, sword$2.get.facing(move), told);
		else if (raze.is(move)) razeAt(state, space, told);
		else replaceCard(state, space, swordLay.get.card(move), swordLay.get.from(move), told);
		ints[11] = NO_TODO;
		ints[12] = 0;
	}
});
// packages/games/gnostica/src/powers/rod.ts
const { rod: rod$2, rodCard } = kinds;
const MOST_IN_SPACE$1 = 3;
function whyNotEnd$1(board, end, leave) {
	const site = board.siteAt(end);
	if (site === -1) return NO.rodVoid;
	if (board.crowds[site] < MOST_IN_SPACE$1 || leave === "crowds") return void 0;
	return NO.rodCrowded;
}
const endOf = ({ ints }, actor, man, far) => spaceOf(ints[14 + man]) + far * AHEAD[facingOf(ints[14 + actor])];
function whyNotReach(board, actor, far) {
	if (board.isUpright(actor)) return NO.upright;
	return far > board.pips(actor) ? NO.tooFar : void 0;
}
const whyNotOwed = ({ ints }, man) => ints[11] !== TRANSIT || ints[14 + man] === ints[12] ? void 0 : NO.otherTransit;
const trialBoard = new Board();
const trialInts = /* @__PURE__ */ new Int32Array(397);
const trialMoves = /* @__PURE__ */ new Int32Array(4096);
function canMeet(board, man, end, facing, todo) {
	trialInts.set(board.ints);
	const moved = moveMan(trialInts, man, end, facing);
	trialInts[11] = todo;
	trialInts[12] = todo === TRANSIT ? moved : end;
	trialBoard.read(trialInts);
	trialBoard.gatherMinions();
	trialBoard.probing = true;
	return todo === TRANSIT ? listRods(trialBoard, "none", trialMoves, 0) > 0 : listSwords(trialBoard, false, trialMoves, 0) > 0;
}
function whyNotLeave(board, man, end, facing, leave, refusal) {
	if (leave === "transit" && isInReach(end)) return canMeet(board, man, end, facing, TRANSIT) ? void 0 : NO.noWayOn;
	if (leave !== "three" || refusal !== NO.rodCrowded) return refusal;
	if (board.crowds[board.siteAt(end)] > MOST_IN_SPACE$1) return NO.overfull;
	return canMeet(board, man, end, facing, THREE) ? void 0 : NO.noFittingSword;
}
function whyNotRod(board, move, leave) {
	const actor = rod$2.get.actor(move);
	const man = rod$2.get.man(move);
	const far = rod$2.get.far(move) + 1;
	const facing = rod$2.get.facing(move);
	const refusal = whyNotTargeted(board, actor, man) ?? whyNotReach(board, actor, far) ?? whyNotFacing(board, man, facing) ?? whyNotOwed(board, man);
	if (refusal !== void 0) return refusal;
	const end = endOf(board, actor, man, far);
	const ended = whyNotEnd$1(board, end, leave);
	return ended === void 0 ? void 0 : whyNotLeave(board, man, end, facing, leave, ended);
}
function whyNotPush(board, actor, far) {
	const refusal = whyNotReach(board, actor, far);
	if (refusal !== void 0) return refusal;
	const space = board.targetOf(actor);
	const site = board.siteAt(space);
	if (site === -1 || board.cards[site] === -1) return NO.noTerritory;
	if (board.foes[site] > 0) return NO.rodEnemy;
	const end = board.siteAt(space + far * AHEAD[facingOf(board.ints[14 + actor])]);
	if (end === -1) return NO.landsInVoid;
	if (board.cards[end] !== -1) return NO.landsOnCard;
	if (board.foes[end] > 0) return NO.landsOnEnemy;
	return board.ints[11] === NO_TODO ? void 0 : NO.otherTransit;
}
function listMoved(board, actor, man, leave, out, from) {
	if (whyNotOwed(board, man) !== void 0) return from;
	const now = facingOf(board.ints[14 + man]);
	const isOwn = board.isOwn(man);
	let n = from;
	for (let far = 1; far <= board.pips(actor); far++) {
		const end = endOf(board, actor, man, far);
		const refusal = whyNotEnd$1(board, end, leave);
		for (let facing = 0; facing < FACINGS.length; facing++) {
			if (!isOwn && facing !== now) continue;
			if (refusal === void 0 || whyNotLeave(board, man, end, facing, leave, refusal) === void 0) out[n++] = rod$2.pack(actor, man, far - 1, facing);
		}
	}
	return n;
}
function listRods(board, leave, out, from) {
	const { ints } = board;
	let n = from;
	for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
		const actor = board.actors[i];
		if (board.isUpright(actor)) continue;
		n = listMoved(board, actor, actor, leave, out, n);
		if (isEnough(board, n, from)) break;
		const space = board.targetOf(actor);
		for (let man = firstManIn(ints, space); man < ints[13]; man++) {
			if (spaceOf(ints[14 + man]) !== space) break;
			if (isFirstOfEquals(ints, man)) n = listMoved(board, actor, man, leave, out, n);
		}
		for (let far = 1; far <= board.pips(actor); far++) if (whyNotPush(board, actor, far) === void 0) out[n++] = rodCard.pack(actor, far - 1);
	}
	return n;
}
function moveMan(ints, man, end, facing) {
	const before = removeMan(ints, man);
	const after = changed(ints, before, end, pipsOf(before), facing);
	addMan(ints, after);
	return after;
}
function shiftMan({ ints }, man, end, facing, told) {
	const before = ints[14 + man];
	const after = moveMan(ints, man, end, facing);
	if (told === void 0) return after;
	tellMan(told, tell.touched, before);
	tellMan(told, tell.entered, after);
	return after;
}
function shiftCard({ ints }, from, to, told) {
	const card = liftCard(ints, from);
	layCard(ints, to, card);
	if (told !== void 0) {
		tellLand(told, tell.lifted, card, from, false);
		tellLand(told, tell.laid, card, to, false);
	}
	settle(ints, told);
}
function playRod(state, move, leave, told) {
	const { ints } = state;
	const actor = rod$2.get.actor(move);
	const man = rod$2.get.man(move);
	const far = rod$2.get.far(move) + 1;
	const end = spaceOf(ints[14 + man]) + far * AHEAD[facingOf(ints[14 + actor])];
	const moved = shiftMan(state, man, end, rod$2.get.facing(move), told);
	ints[11] = NO_TODO;
	ints[12] = 0;
	if (leave === "none" || leave === "crowds") return;
	const isCrowded = crowdIn(ints, end) > MOST_IN_SPACE$1;
	if (leave === "transit" && (isCrowded || isVoid(ints, end))) owe(ints, TRANSIT, moved);
	else if (leave === "three" && isCrowded) owe(ints, THREE, end);
}
function owe(ints, todo, what) {
	ints[11] = todo;
	ints[12] = what;
}
const rodPower = (leave) => ({
	name: "rod",
	cost: 1,
	owns: (move) => rod$2.is(move) || rodCard.is(move),
	list: (board, out, n) => listRods(board, leave, out, n),
	why(board, move) {
		if (rod$2.is(move)) return whyNotRod(board, move, leave);
		const actor = rodCard.get.actor(move);
		return whyNotActor(board, actor) ?? whyNotPush(board, actor, rodCard.get.far(move) + 1);
	},
	play(state, move, _, told) {
		const { ints } = state;
		const actor = rod$2.get.actor(move);
		tellActor(state, actor, told);
		if (rod$2.is(move)) return playRod(state, move, leave, told);
		const from = targetIn(ints, actor);
		shiftCard(state, from, from + (rodCard.get.far(move) + 1) * AHEAD[facingOf(ints[14 + actor])], told);
	}
});
// packages/games/gnostica/src/powers/disc.ts
const { disc: disc$2, discLay } = kinds;
const LARGE$1 = 3;
const MAJOR$1 = 3;
function whyNotGrow$1(board, man) {
	const pips = board.pips(man);
	if (pips === LARGE$1) return NO.largest;
	return board.stashOfOwner(man, pips + 1) > 0 ? void 0 : NO.noLarger;
}
function whyNotGrowGround(board, actor) {
	const site = board.siteAt(board.targetOf(actor));
	if (site === -1 || board.cards[site] === -1) return NO.growBare;
	if (board.foes[site] > 0) return NO.growEnemy;
	return worthOf(board.cards[site]) === MAJOR$1 ? NO.growMajor : void 0;
}
function whyNotReplace$3(board, actor, card, from, anyPile) {
	const refusal = whyNotGrowGround(board, actor) ?? whyNotSource(board, card, from, anyPile, NO.growNotDiscarded);
	if (refusal !== void 0) return refusal;
	const old = board.cards[board.siteAt(board.targetOf(actor))];
	return worthOf(card) === worthOf(old) + 1 ? void 0 : NO.growValue;
}
const listGrown$1 = (board, actor, man, out, n) => whyNotGrow$1(board, man) === void 0 ? listFacings(board, disc$2.pack, actor, man, out, n) : n;
function growMan({ ints }, man, by, facing, told) {
	const before = removeMan(ints, man);
	const grown = changed(ints, before, spaceOf(before), pipsOf(before) + by, facing);
	addMan(ints, grown);
	if (told === void 0) return;
	tellMan(told, tell.touched, before);
	tellMan(told, tell.grown, grown);
}
const discPower = ({ anyPile }) => ({
	name: "disc",
	cost: 1,
	owns: (move) => disc$2.is(move) || discLay.is(move),
	list(board, out, from) {
		let n = from;
		for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
			const actor = board.actors[i];
			n = listTargets(board, actor, listGrown$1, out, n);
			if (isEnough(board, n, from)) break;
			if (whyNotGrowGround(board, actor) === void 0) n = listReplacements(board, actor, anyPile, whyNotReplace$3, discLay.pack, out, n);
		}
		return n;
	},
	why(board, move) {
		const actor = disc$2.get.actor(move);
		if (disc$2.is(move)) {
			const man = disc$2.get.man(move);
			return whyNotTargeted(board, actor, man) ?? whyNotGrow$1(board, man) ?? whyNotFacing(board, man, disc$2.get.facing(move));
		}
		return whyNotActor(board, actor) ?? whyNotReplace$3(board, actor, discLay.get.card(move), discLay.get.from(move), anyPile);
	},
	play(state, move, _, told) {
		const actor = disc$2.get.actor(move);
		tellActor(state, actor, told);
		if (disc$2.is(move)) growMan(state, disc$2.get.man(move), 1, disc$2.get.facing(move), told);
		else replaceCard(state, targetIn(state.ints, actor), discLay.get.card(move), discLay.get.from(move), told);
	}
});
// packages/games/gnostica/src/arcana/use.ts
const use = (powers, shortcut) => ({
	powers,
	shortcut
});
// packages/games/gnostica/src/arcana/suits.ts
const cup$1 = cupPower({
	limited: true,
	fromPile: false
});
const rod$1 = rodPower("none");
const disc$1 = discPower({ anyPile: false });
const sword$1 = swordPower({ anyPile: false });
const SUIT_USES = [
	use([cup$1]),
	use([rod$1]),
	use([disc$1]),
	use([sword$1])
];
// packages/games/gnostica/src/arcana/chariot.ts
const CHARIOT_USE = use([rodPower("transit"), rod$1]);
// packages/games/gnostica/src/arcana/death.ts
const { sword2: sword2$1, sword2Lay, raze2 } = kinds;
function attackerOf(board, victim) {
	let best;
	for (let i = 0; i < board.actorCount; i++) {
		const actor = board.actors[i];
		if (actor === victim || !board.isTargeted(actor, victim)) continue;
		if (best === void 0 || board.pips(actor) > board.pips(best)) best = actor;
	}
	return best;
}
function attackerOn(board, space) {
	let best;
	for (let i = 0; i < board.actorCount; i++) {
		const actor = board.actors[i];
		if (board.targetOf(actor) !== space) continue;
		if (best === void 0 || board.pips(actor) > board.pips(best)) best = actor;
	}
	return best;
}
const strikesItself = (board, victim) => board.isOwn(victim) && !board.isMinion(victim);
function whyNotHarmTwice(board, man, harm) {
	const attacker = attackerOf(board, man);
	if (attacker === void 0) return NO.notTargeted;
	if (harm < 2) return NO.tooLittle;
	if (harm > 2 * board.pips(attacker) && !strikesItself(board, man)) return NO.deathWeak;
	const refusal = whyNotHarm(board, man, harm);
	return refusal === NO.noSmaller ? NO.deathStash : refusal;
}
function whyNotAttackTwice(board, site) {
	if (site >= board.sites) return NO.noSuchSite;
	const space = board.spaces[site];
	if (attackerOn(board, space) === void 0) return NO.notTargeted;
	return whyNotAttack(board, space);
}
function whyNotLoss(board, site, loss) {
	const attacker = attackerOn(board, board.spaces[site]);
	if (loss < 2) return NO.tooLittle;
	return attacker === void 0 || loss > 2 * board.pips(attacker) ? NO.deathWeak : void 0;
}
function whyNotReplace$2(board, site, card) {
	const refusal = whyNotAttackTwice(board, site);
	if (refusal !== void 0) return refusal;
	if (!holds(board.ints, board.seat, card)) return NO.layNotHeld;
	const loss = worthOf(board.cards[site]) - worthOf(card);
	return loss <= 0 ? NO.deathCard : whyNotLoss(board, site, loss);
}
const whyNotRaze = (board, site) => whyNotAttackTwice(board, site) ?? whyNotLoss(board, site, worthOf(board.cards[site]));
function listVictims(board, out, from) {
	const { ints } = board;
	let n = from;
	for (let man = 0; man < ints[13] && !isEnough(board, n, from); man++) {
		if (!isFirstOfEquals(ints, man) || attackerOf(board, man) === void 0) continue;
		const pips = board.pips(man);
		for (let harm = 2; harm <= pips; harm++) {
			if (whyNotHarmTwice(board, man, harm) !== void 0) continue;
			if (harm === pips || !board.isOwn(man)) out[n++] = sword2$1.pack(man, harm - 1, facingOf(ints[14 + man]));
			else for (let facing = 0; facing < FACINGS.length; facing++) out[n++] = sword2$1.pack(man, harm - 1, facing);
		}
	}
	return n;
}
const DEATH_USE = use([sword$1, sword$1], {
	name: "sword",
	cost: 2,
	owns: (move) => sword2$1.is(move) || sword2Lay.is(move) || raze2.is(move),
	list(board, out, from) {
		let n = listVictims(board, out, from);
		for (let site = 0; site < board.lands && !isEnough(board, n, from); site++) {
			if (whyNotAttackTwice(board, site) !== void 0) continue;
			for (let i = 0; i < board.layable; i++) if (whyNotReplace$2(board, site, board.hand[i]) === void 0) out[n++] = sword2Lay.pack(site, board.hand[i]);
			if (whyNotRaze(board, site) === void 0) out[n++] = raze2.pack(site);
		}
		return n;
	},
	why(board, move) {
		if (raze2.is(move)) return whyNotRaze(board, raze2.get.site(move));
		if (sword2Lay.is(move)) return whyNotReplace$2(board, sword2Lay.get.site(move), sword2Lay.get.card(move));
		const man = sword2$1.get.man(move);
		const harm = sword2$1.get.harm(move) + 1;
		return whyNotMan(board, man) ?? whyNotHarmTwice(board, man, harm) ?? whyNotSurvivor(board, man, harm, sword2$1.get.facing(move));
	},
	play(state, move, _, told) {
		boardInPlay.read(state.ints);
		boardInPlay.gatherMinions();
		if (sword2$1.is(move)) {
			const man = sword2$1.get.man(move);
			tellActor(state, attackerOf(boardInPlay, man) ?? man, told);
			harmMan(state, man, sword2$1.get.harm(move) + 1, sword2$1.get.facing(move), told);
			return;
		}
		const space = boardInPlay.spaces[raze2.get.site(move)];
		const attacker = attackerOn(boardInPlay, space);
		if (attacker !== void 0) tellActor(state, attacker, told);
		if (raze2.is(move)) razeAt(state, space, told);
		else replaceCard(state, space, sword2Lay.get.card(move), 0, told);
	}
});
// packages/games/gnostica/src/powers/orient.ts
const { face: face$1 } = kinds;
const whyNotTurn = (board, man, facing) => facingOf(board.ints[14 + man]) === facing ? NO.sameFacing : void 0;
function listTurns(board, pack, actor, man, out, from) {
	let n = from;
	for (let facing = 0; facing < FACINGS.length; facing++) if (whyNotTurn(board, man, facing) === void 0) out[n++] = pack(actor, man, facing);
	return n;
}
function turnMan(ints, man, facing, told) {
	const before = removeMan(ints, man);
	const turned = turnedMan(ints, before, facing);
	addMan(ints, turned);
	if (told === void 0) return;
	tellMan(told, tell.touched, before);
	tellMan(told, tell.turned, turned);
}
const listFaced = (board, actor, man, out, n) => listTurns(board, face$1.pack, actor, man, out, n);
function playFace(state, move, told) {
	tellActor(state, face$1.get.actor(move), told);
	turnMan(state.ints, face$1.get.man(move), face$1.get.facing(move), told);
}
function whyNotOther(board, man) {
	if (!board.isOwn(man)) return NO.facingFixed;
	return board.isMinion(man) ? NO.otherPower : NO.notAMinion;
}
const orientMinion = {
	name: "turn",
	cost: 1,
	owns: face$1.is,
	list(board, out, from) {
		let n = from;
		for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) n = listTurns(board, face$1.pack, board.actors[i], board.actors[i], out, n);
		return n;
	},
	why(board, move) {
		const actor = face$1.get.actor(move);
		const refusal = whyNotTargeted(board, actor, face$1.get.man(move));
		if (refusal !== void 0) return refusal;
		if (face$1.get.man(move) !== actor) return whyNotOther(board, face$1.get.man(move));
		return whyNotTurn(board, actor, face$1.get.facing(move));
	},
	play: (state, move, _, told) => playFace(state, move, told)
};
const orientTarget = {
	name: "turn",
	cost: 1,
	owns: face$1.is,
	list: (board, out, n) => listAll(board, listFaced, out, n),
	why: (board, move) => whyNotTargeted(board, face$1.get.actor(move), face$1.get.man(move)) ?? whyNotTurn(board, face$1.get.man(move), face$1.get.facing(move)),
	play: (state, move, _, told) => playFace(state, move, told)
};
// packages/games/gnostica/src/arcana/devil.ts
const DEVIL_USE = use([
	orientTarget,
	orientTarget,
	orientTarget
]);
// packages/games/gnostica/src/arcana/emperor.ts
const EMPEROR_USE = use([orientMinion, rodPower("crowds")]);
// packages/games/gnostica/src/arcana/empress.ts
const EMPRESS_USE = use([orientMinion, cupPower({
	limited: false,
	fromPile: false
})]);
// packages/games/gnostica/src/arcana/fool.ts
function canFlip(ints, flipper) {
	const leftOut = hasMember(ints, 262, flipper) && !isStillFlipping(ints, flipper) ? 1 : 0;
	return cardsToHave(ints) > leftOut;
}
function flipTop(state, rng, told) {
	const { ints, rules } = state;
	const card = takeTop(ints, rng, told);
	told?.tell(tell.flipped.pack(card), -1, true);
	refill(state, rng, told);
	discard(ints, card);
	if (rules.options.foolMinions === "all") makeAllMinions(ints);
	pushFrame(ints, makeFrame(card, USED_FLIPPED, void 0, powersOf(card)));
}
function makeAllMinions(ints) {
	clearMarks(ints);
	ints[10] = 1;
}
const flip$2 = {
	name: "flip",
	cost: 1,
	owns: kinds.flip.is,
	list(board, out, n) {
		if (!canFlip(board.ints, board.card)) return n;
		out[n] = kinds.flip.pack();
		return n + 1;
	},
	why: (board) => canFlip(board.ints, board.card) ? void 0 : NO.noFlip,
	play: (state, _, rng, told) => flipTop(state, rng, told)
};
const FOOL_USE = use([flip$2, flip$2]);
// packages/games/gnostica/src/powers/trade.ts
const { swap: swap$1 } = kinds;
function traderWith(board, other) {
	if (other === board.seat) return void 0;
	for (let i = 0; i < board.actorCount; i++) if (board.targetsPieceOf(board.actors[i], other)) return board.actors[i];
}
function tradeHands({ ints }, seat, other, told) {
	for (let i = 0; i < SET; i++) {
		const mine = ints[handOf(seat) + i];
		ints[handOf(seat) + i] = ints[handOf(other) + i];
		ints[handOf(other) + i] = mine;
	}
	told?.tell(tell.swapped.pack(seat, other), -1, false);
	const both = onlySeat(seat) | onlySeat(other);
	seeHand(ints, seat, other, both, told);
	seeHand(ints, other, seat, both, told);
}
function seeHand(ints, owner, witness, both, told) {
	const hand = handOf(owner);
	for (let card = firstMember(ints, hand, SET); card !== -1; card = nextMember(ints, hand, SET, card)) {
		addMember(ints, knownTo(witness), card);
		removeMember(ints, knownTo(owner), card);
		told?.tell(tell.received.pack(owner, card), both, true);
	}
}
const trade = {
	name: "swap",
	cost: 1,
	owns: swap$1.is,
	list(board, out, from) {
		let n = from;
		for (let other = 0; other < 6; other++) if (traderWith(board, other) !== void 0) out[n++] = swap$1.pack(other);
		return n;
	},
	why: (board, move) => traderWith(board, swap$1.get.seat(move)) === void 0 ? NO.noTrade : void 0,
	play: (state, move, _, told) => tradeHands(state, state.ints[1], swap$1.get.seat(move), told)
};
// packages/games/gnostica/src/arcana/hanged-man.ts
const HANGED_MAN_USE = use([rod$1, trade]);
// packages/games/gnostica/src/arcana/hermit.ts
const { send: send$1, sendCard } = kinds;
function senderOf(board, man) {
	for (let i = 0; i < board.actorCount; i++) if (board.isTargeted(board.actors[i], man)) return board.actors[i];
}
function senderFrom(board, space) {
	for (let i = 0; i < board.actorCount; i++) if (board.targetOf(board.actors[i]) === space) return board.actors[i];
}
function whyNotSend(board, man, to) {
	const refusal = whyNotMan(board, man);
	if (refusal !== void 0) return refusal;
	if (senderOf(board, man) === void 0) return NO.notTargeted;
	if (to >= board.sites) return NO.noSuchSite;
	return board.crowds[to] === 0 ? void 0 : NO.sendOccupied;
}
function whyNotLift(board, site) {
	if (site >= board.sites) return NO.noSuchSite;
	if (senderFrom(board, board.spaces[site]) === void 0) return NO.notTargeted;
	if (board.cards[site] === -1) return NO.sendNoCard;
	return board.foes[site] === 0 ? void 0 : NO.sendEnemy;
}
function whyNotLand(board, to) {
	if (to >= board.sites) return NO.noSuchSite;
	if (board.cards[to] !== -1) return NO.sendToCard;
	return board.foes[to] === 0 ? void 0 : NO.sendToEnemy;
}
function listSent(board, man, out, from) {
	const now = facingOf(board.ints[14 + man]);
	const isOwn = board.isOwn(man);
	let n = from;
	for (let site = 0; site < board.sites; site++) {
		if (board.crowds[site] > 0) continue;
		if (!isOwn) out[n++] = send$1.pack(man, site, now);
		else for (let facing = 0; facing < FACINGS.length; facing++) out[n++] = send$1.pack(man, site, facing);
	}
	return n;
}
const HERMIT_USE = use([{
	name: "send",
	cost: 1,
	owns: (move) => send$1.is(move) || sendCard.is(move),
	list(board, out, from) {
		const { ints } = board;
		let n = from;
		for (let man = 0; man < ints[13] && !isEnough(board, n, from); man++) if (isFirstOfEquals(ints, man) && senderOf(board, man) !== void 0) n = listSent(board, man, out, n);
		for (let site = 0; site < board.lands && !isEnough(board, n, from); site++) {
			if (whyNotLift(board, site) !== void 0) continue;
			for (let to = board.lands; to < board.sites; to++) if (whyNotLand(board, to) === void 0) out[n++] = sendCard.pack(site, to);
		}
		return n;
	},
	why(board, move) {
		if (sendCard.is(move)) return whyNotLift(board, sendCard.get.site(move)) ?? whyNotLand(board, sendCard.get.to(move));
		const man = send$1.get.man(move);
		return whyNotSend(board, man, send$1.get.site(move)) ?? whyNotFacing(board, man, send$1.get.facing(move));
	},
	play(state, move, _, told) {
		boardInPlay.read(state.ints);
		boardInPlay.gatherMinions();
		if (send$1.is(move)) {
			const man = send$1.get.man(move);
			tellActor(state, senderOf(boardInPlay, man) ?? man, told);
			shiftMan(state, man, boardInPlay.spaces[send$1.get.site(move)], send$1.get.facing(move), told);
			return;
		}
		const from = boardInPlay.spaces[sendCard.get.site(move)];
		const sender = senderFrom(boardInPlay, from);
		if (sender !== void 0) tellActor(state, sender, told);
		shiftCard(state, from, boardInPlay.spaces[sendCard.get.to(move)], told);
	}
}]);
// packages/games/gnostica/src/arcana/hierophant.ts
const { own } = kinds;
const whyNotReplace$1 = (board, man) => board.stash(board.seat, board.pips(man)) > 0 ? void 0 : NO.noneOfSize;
function listReplaced(board, actor, man, out, n) {
	if (whyNotReplace$1(board, man) !== void 0) return n;
	for (let facing = 0; facing < FACINGS.length; facing++) out[n + facing] = own.pack(actor, man, facing);
	return n + FACINGS.length;
}
function replaceMan({ ints }, man, facing, told) {
	const seat = ints[1];
	const before = removeMan(ints, man);
	const after = makeMan(spaceOf(before), seat, pipsOf(before), facing, markFor(ints, seat));
	addMan(ints, after);
	if (told === void 0) return;
	tellMan(told, tell.replaced, before);
	tellMan(told, tell.created, after);
}
const HIEROPHANT_USE = use([{
	name: "own",
	cost: 1,
	owns: own.is,
	list: (board, out, n) => listAll(board, listReplaced, out, n),
	why: (board, move) => whyNotTargeted(board, own.get.actor(move), own.get.man(move)) ?? whyNotReplace$1(board, own.get.man(move)),
	play(state, move, _, told) {
		tellActor(state, own.get.actor(move), told);
		replaceMan(state, own.get.man(move), own.get.facing(move), told);
	}
}]);
// packages/games/gnostica/src/powers/draw.ts
function heldBack(board) {
	const { ints } = board;
	if (ints[6] === 0) return 0;
	let held = 0;
	for (let i = 0; i < board.handCount; i++) if (isStillFlipping(ints, board.hand[i])) held |= 1 << i;
	return held;
}
function exchangesOf(pack) {
	const wholeFor = (held) => {
		const out = [];
		for (let drop = 0; drop < 1 << held; drop++) for (let count = 0; count <= 6 - held + bitCount(drop); count++) out.push(pack(drop, count));
		return Int32Array.from(out);
	};
	return {
		pack,
		whole: Array.from({ length: 7 }, (_, held) => wholeFor(held))
	};
}
function listExchanges(board, { pack, whole }, out, from) {
	const { handCount } = board;
	const free = 6 - handCount;
	const held = heldBack(board);
	const toHave = cardsToHave(board.ints);
	if (held === 0 && toHave >= free) {
		out.set(whole[handCount], from);
		return from + whole[handCount].length;
	}
	let n = from;
	for (let drop = 0; drop < 1 << handCount; drop++) {
		const most = Math.min(free + bitCount(drop), toHave + bitCount(drop & ~held));
		for (let count = 0; count <= most; count++) out[n++] = pack(drop, count);
	}
	return n;
}
function whyNotExchange(board, drop, count) {
	if (drop >= 1 << board.handCount) return NO.dropNotHeld;
	if (count > 6 - board.handCount + bitCount(drop)) return NO.handFull;
	return count > cardsToHave(board.ints) + bitCount(drop & ~heldBack(board)) ? NO.noCardsLeft : void 0;
}
// packages/games/gnostica/src/arcana/high-priestess.ts
const { redraw: redraw$1 } = kinds;
const EXCHANGES$1 = exchangesOf(redraw$1.pack);
const again = {
	name: "redraw",
	cost: 1,
	owns: redraw$1.is,
	list(board, out, from) {
		const n = listExchanges(board, EXCHANGES$1, out, from);
		out.copyWithin(from, from + 1, n);
		return n - 1;
	},
	why(board, move) {
		const { drop, count } = redraw$1.get;
		if (drop(move) === 0 && count(move) === 0) return NO.nothingDrawn;
		return whyNotExchange(board, drop(move), count(move));
	},
	play(state, move, rng, told) {
		exchange(state, state.ints[1], redraw$1.get.drop(move), redraw$1.get.count(move), rng, told);
	}
};
const HIGH_PRIESTESS_USE = use([again, again]);
// packages/games/gnostica/src/arcana/judgement.ts
const fetchCard = kinds.fetch;
const JUDGEMENT$1 = major(20);
function strongest(board) {
	let best;
	for (let i = 0; i < board.actorCount; i++) if (best === void 0 || board.pips(board.actors[i]) > board.pips(best)) best = board.actors[i];
	return best;
}
function fetchedBy(ints) {
	if (ints[6] === 0 || cardInUse(topFrame(ints)) !== JUDGEMENT$1) return 0;
	return powersOf(JUDGEMENT$1) - powersLeft(topFrame(ints));
}
function whyNotMore(board) {
	const actor = strongest(board);
	if (actor === void 0) return NO.notAMinion;
	if (fetchedBy(board.ints) >= board.pips(actor)) return NO.tooManyFetched;
	return board.handCount < 6 ? void 0 : NO.fetchFull;
}
const whyNotFetch = (board, card) => whyNotMore(board) ?? (hasMember(board.ints, 262, card) ? void 0 : NO.fetchNotThere);
const fetching$1 = {
	name: "fetch",
	cost: 1,
	owns: fetchCard.is,
	list(board, out, from) {
		if (whyNotMore(board) !== void 0) return from;
		const { ints } = board;
		let n = from;
		for (let card = firstMember(ints, 262, SET); card !== -1; card = nextMember(ints, 262, SET, card)) out[n++] = fetchCard.pack(card);
		return n;
	},
	why: (board, move) => whyNotFetch(board, fetchCard.get.card(move)),
	play({ ints, rules }, move, _, told) {
		const seat = ints[1];
		const card = fetchCard.get.card(move);
		removeMember(ints, 262, card);
		takeOpenly(ints, rules.seats, seat, card);
		told?.tell(tell.got.pack(seat, card, FROM_DISCARDS), -1, false);
		if (isDone(ints)) spendPowers(ints, powersLeft(topFrame(ints)));
	}
};
function isDone(ints) {
	boardInPlay.read(ints);
	boardInPlay.gatherMinions();
	return whyNotMore(boardInPlay) !== void 0 || countMembers(ints, 262, SET) === 0;
}
const JUDGEMENT_USE = use([
	fetching$1,
	fetching$1,
	fetching$1
]);
// packages/games/gnostica/src/arcana/justice.ts
const JUSTICE_USE = use([trade, sword$1]);
// packages/games/gnostica/src/arcana/lovers.ts
const LOVERS_USE = use([rod$1, cup$1]);
// packages/games/gnostica/src/arcana/magician.ts
const ANY_SUIT = [
	sword$1,
	rod$1,
	cup$1,
	disc$1
];
const MAGICIAN_USE = use([{
	name: "any",
	cost: 1,
	owns: (move) => sword$1.owns(move) || rod$1.owns(move) || cup$1.owns(move) || disc$1.owns(move),
	list(board, out, from) {
		let n = from;
		for (let i = 0; i < ANY_SUIT.length && !isEnough(board, n, from); i++) n = ANY_SUIT[i].list(board, out, n);
		return n;
	},
	why(board, move) {
		for (let i = 0; i < ANY_SUIT.length; i++) if (ANY_SUIT[i].owns(move)) return ANY_SUIT[i].why(board, move);
	},
	play(state, move, rng, told) {
		for (let i = 0; i < ANY_SUIT.length; i++) if (ANY_SUIT[i].owns(move)) ANY_SUIT[i].play(state, move, rng, told);
	}
}]);
// packages/games/gnostica/src/arcana/moon.ts
const MOON_USE = use([rodPower("three"), sword$1]);
// packages/games/gnostica/src/arcana/star.ts
const STAR_USE = use([orientMinion, discPower({ anyPile: true })]);
// packages/games/gnostica/src/arcana/strength.ts
const { disc2: disc2$1, disc2Lay } = kinds;
const [SMALL$1, LARGE] = [1, 3];
const [SPOT, MAJOR] = [1, 3];
function whyNotGrow(board, man) {
	if (board.pips(man) !== SMALL$1) return NO.notSmall;
	return board.stashOfOwner(man, LARGE) > 0 ? void 0 : NO.noLarge;
}
function whyNotReplace(board, actor, card) {
	const refusal = whyNotActor(board, actor) ?? whyNotGrowGround(board, actor);
	if (refusal !== void 0) return refusal;
	if (!holds(board.ints, board.seat, card)) return NO.layNotHeld;
	if (worthOf(board.cards[board.siteAt(board.targetOf(actor))]) !== SPOT) return NO.notASpot;
	return worthOf(card) === MAJOR ? void 0 : NO.notMajor;
}
const listGrown = (board, actor, man, out, n) => whyNotGrow(board, man) === void 0 ? listFacings(board, disc2$1.pack, actor, man, out, n) : n;
const STRENGTH_USE = use([disc$1, disc$1], {
	name: "disc",
	cost: 2,
	owns: (move) => disc2$1.is(move) || disc2Lay.is(move),
	list(board, out, from) {
		let n = from;
		for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
			const actor = board.actors[i];
			n = listTargets(board, actor, listGrown, out, n);
			if (isEnough(board, n, from)) break;
			for (let j = 0; j < board.layable; j++) if (whyNotReplace(board, actor, board.hand[j]) === void 0) out[n++] = disc2Lay.pack(actor, board.hand[j]);
		}
		return n;
	},
	why(board, move) {
		const actor = disc2$1.get.actor(move);
		if (disc2Lay.is(move)) return whyNotReplace(board, actor, disc2Lay.get.card(move));
		const man = disc2$1.get.man(move);
		return whyNotTargeted(board, actor, man) ?? whyNotGrow(board, man) ?? whyNotFacing(board, man, disc2$1.get.facing(move));
	},
	play(state, move, _, told) {
		const actor = disc2$1.get.actor(move);
		tellActor(state, actor, told);
		if (disc2$1.is(move)) growMan(state, disc2$1.get.man(move), LARGE - SMALL$1, disc2$1.get.facing(move), told);
		else replaceCard(state, targetIn(state.ints, actor), disc2Lay.get.card(move), 0, told);
	}
});
// packages/games/gnostica/src/arcana/sun.ts
const { sun, sunLike, sunLay } = kinds;
const MEDIUM = 2;
const ROYALTY = 2;
const SUN_USE = use([cup$1, disc$1], {
	name: "cup",
	cost: 2,
	owns: (move) => sun.is(move) || sunLike.is(move) || sunLay.is(move),
	list(board, out, from) {
		let n = from;
		for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
			const actor = board.actors[i];
			n = listOwn(board, sun.pack, actor, MEDIUM, true, out, n);
			n = listLike(board, sunLike.pack, actor, MEDIUM, true, out, n);
			n = listLays(board, sunLay.pack, actor, ROYALTY, out, n);
		}
		return n;
	},
	why(board, move) {
		const actor = sun.get.actor(move);
		if (sun.is(move)) return whyNotActor(board, actor) ?? whyNotAdd(board, board.targetOf(actor), board.seat, MEDIUM, true);
		if (sunLay.is(move)) return whyNotLay(board, actor, sunLay.get.card(move), ROYALTY);
		const man = sunLike.get.man(move);
		const refusal = whyNotLike(board, actor, man);
		if (refusal !== void 0) return refusal;
		const one = board.ints[14 + man];
		return whyNotAdd(board, spaceOf(one), ownerOf(one), MEDIUM, true);
	},
	play(state, move, _, told) {
		const actor = sun.get.actor(move);
		tellActor(state, actor, told);
		if (sun.is(move)) createOwn(state, actor, MEDIUM, sun.get.facing(move), told);
		else if (sunLike.is(move)) createLike(state, sunLike.get.man(move), MEDIUM, told);
		else layFromHand(state, targetIn(state.ints, actor), sunLay.get.card(move), told);
	}
});
// packages/games/gnostica/src/arcana/temperance.ts
const TEMPERANCE_USE = use([cup$1, cup$1]);
// packages/games/gnostica/src/arcana/tower.ts
const TOWER_USE = use([orientMinion, swordPower({ anyPile: true })]);
// packages/games/gnostica/src/arcana/index.ts
const MAJOR_USES = [
	FOOL_USE,
	MAGICIAN_USE,
	HIGH_PRIESTESS_USE,
	EMPRESS_USE,
	EMPEROR_USE,
	HIEROPHANT_USE,
	LOVERS_USE,
	CHARIOT_USE,
	STRENGTH_USE,
	HERMIT_USE,
	use([cupPower({
		limited: true,
		fromPile: true
	})]),
	JUSTICE_USE,
	HANGED_MAN_USE,
	DEATH_USE,
	TEMPERANCE_USE,
	DEVIL_USE,
	TOWER_USE,
	STAR_USE,
	MOON_USE,
	SUN_USE,
	JUDGEMENT_USE
];
const useOf = (card) => isMajor(card) ? MAJOR_USES[numberOf(card)] : SUIT_USES[suitOf(card)];
// packages/games/gnostica/src/arcana/usable.ts
const found = /* @__PURE__ */ new Int32Array(1024);
function hasStep(board, card) {
	const { powers, shortcut } = useOf(card);
	board.probing = true;
	let n = 0;
	for (let i = 0; i < powers.length && n === 0; i++) n = powers[i].list(board, found, 0);
	if (n === 0 && shortcut !== void 0) n = shortcut.list(board, found, 0);
	board.probing = false;
	return n > 0;
}
function hasOpenStep(board, card) {
	board.layable = 0;
	const open = hasStep(board, card);
	board.layable = board.handCount;
	return open;
}
// packages/games/gnostica/src/arcana/world.ts
const { copy: copy$1 } = kinds;
function isOnBoard(board, card) {
	for (let site = 0; site < board.lands; site++) if (board.cards[site] === card) return true;
	return false;
}
function whyNotCopy(board, card) {
	if (!isMajor(card) || card === WORLD || !isOnBoard(board, card)) return NO.notCopied;
	return hasStep(board, card) ? void 0 : NO.noUse;
}
function copyCard(ints, card, told) {
	if (told !== void 0) {
		boardInPlay.read(ints);
		boardInPlay.gatherMinions();
		boardInPlay.card = frameCard(topFrame(ints));
		told.tell(tell.copied.pack(card), -1, !hasOpenStep(boardInPlay, card));
	}
	const frame = topFrame(ints);
	setTop(ints, makeFrame(frameCard(frame), frameSource(frame), card, powersOf(card)));
}
const WORLD_USE = use([{
	name: "copy",
	cost: 1,
	owns: copy$1.is,
	list(board, out, from) {
		const isProbe = board.probing;
		let n = from;
		for (let site = 0; site < board.lands && !(isProbe && n > from); site++) if (whyNotCopy(board, board.cards[site]) === void 0) out[n++] = copy$1.pack(board.cards[site]);
		return n;
	},
	why: (board, move) => whyNotCopy(board, copy$1.get.card(move)),
	play: ({ ints }, move, _, told) => copyCard(ints, copy$1.get.card(move), told)
}]);
// packages/games/gnostica/src/arcana/of-any.ts
const useOfAny = (card) => card === WORLD ? WORLD_USE : useOf(card);
// packages/games/gnostica/src/phases/steps.ts
const { skip: skip$1 } = kinds;
const JUDGEMENT = major(20);
const anyStep = /* @__PURE__ */ new Int32Array(128);
function canUse(board, card) {
	board.card = card;
	if (card !== WORLD) return hasStep(board, card);
	board.probing = true;
	const can = WORLD_USE.powers[0].list(board, anyStep, 0) > 0;
	board.probing = false;
	return can;
}
function canUseOpenly(board, card) {
	board.layable = 0;
	const can = canUse(board, card);
	board.layable = board.handCount;
	return can;
}
function powerNow(ints) {
	const { powers } = useOfAny(cardInUse(topFrame(ints)));
	return powers[powers.length - powersLeft(topFrame(ints))];
}
function shortcutNow(ints) {
	const { powers, shortcut } = useOfAny(cardInUse(topFrame(ints)));
	return powersLeft(topFrame(ints)) === powers.length ? shortcut : void 0;
}
function look(board) {
	board.gatherMinions();
	board.card = frameCard(topFrame(board.ints));
}
function listSteps(board, out) {
	const { ints } = board;
	look(board);
	let n = powerNow(ints).list(board, out, 0);
	const shortcut = shortcutNow(ints);
	if (shortcut !== void 0) n = shortcut.list(board, out, n);
	if (ints[11] === NO_TODO) out[n++] = skip$1.pack();
	return n;
}
function whyNotStep(board, move) {
	const { ints } = board;
	if (skip$1.is(move)) return ints[11] === NO_TODO ? void 0 : NO.owes;
	look(board);
	const power = powerNow(ints);
	if (power.owns(move)) return power.why(board, move);
	const shortcut = shortcutNow(ints);
	return shortcut?.owns(move) === true ? shortcut.why(board, move) : NO.otherPower;
}
function playStep(state, move, rng, told) {
	const { ints } = state;
	if (skip$1.is(move)) leaveOut(ints, told);
	else {
		const power = powerNow(ints);
		const chosen = power.owns(move) ? power : shortcutNow(ints) ?? power;
		spendPowers(ints, chosen.cost);
		if (!kinds.copy.is(move)) ints[4] = 0;
		chosen.play(state, move, rng, told);
		if (isBare(ints) && ints[2] === -1) endInTurn(state, BARE_BOARD, told);
	}
	if (ints[0] !== OVER) goOn(state, told);
}
function leaveOut(ints, told) {
	const frame = topFrame(ints);
	spendPowers(ints, cardInUse(frame) === JUDGEMENT ? powersLeft(frame) : 1);
	told?.tell(tell.skipped.pack(ints[1]), -1, false);
}
function goOn(state, told) {
	const { ints } = state;
	while (ints[6] > 0 && powersLeft(topFrame(ints)) === 0) popFrame(ints);
	if (ints[6] === 0) finishTurn(state, told);
}
// packages/games/gnostica/src/phases/turn-options.ts
const { put: put$1, act: act$2, play: play$3, draw: draw$5, turn: turn$1, stuck: stuck$2 } = kinds;
const EXCHANGES = exchangesOf(draw$5.pack);
const packTurn = (_, man, facing) => turn$1.pack(man, facing);
function listOptions(board, out) {
	if (board.ownMen === 0) return listPlacements(board, out);
	const { ints } = board;
	let n = 0;
	for (let site = 0; site < board.lands; site++) if (board.crowds[site] > board.foes[site] && canActivate(board, site)) out[n++] = act$2.pack(site);
	n = listPlays(board, out, n);
	for (let man = 0; man < ints[13]; man++) if (board.isOwn(man) && isFirstOfEquals(ints, man)) n = listTurns(board, packTurn, man, man, out, n);
	return listExchanges(board, EXCHANGES, out, n);
}
function listPlacements(board, out) {
	let n = 0;
	for (let site = 0; site < board.sites; site++) {
		if (board.crowds[site] > 0) continue;
		for (let facing = 0; facing < FACINGS.length; facing++) out[n++] = put$1.pack(site, facing);
	}
	if (n === 0) out[n++] = stuck$2.pack();
	return n;
}
function canActivate(board, site) {
	const { ints } = board;
	markOn(ints, board.seat, board.spaces[site]);
	board.gatherMinions();
	const can = canUse(board, board.cards[site]);
	clearMarks(ints);
	return can;
}
function listPlays(board, out, from) {
	const { ints, hand } = board;
	let n = from;
	ints[10] = 1;
	board.gatherMinions();
	for (let i = 0; i < board.handCount; i++) if (canPlayNth(board, i)) out[n++] = play$3.pack(hand[i]);
	ints[10] = 0;
	return n;
}
function canPlayNth(board, nth) {
	const { ints } = board;
	const card = board.hand[nth];
	const hand = handOf(board.seat);
	removeMember(ints, hand, card);
	addMember(ints, 262, card);
	board.dropNth(nth);
	const can = canUse(board, card);
	board.holdNth(nth, card);
	removeMember(ints, 262, card);
	addMember(ints, hand, card);
	return can;
}
function canPlay(board, card) {
	const { ints } = board;
	ints[10] = 1;
	board.gatherMinions();
	const can = canPlayNth(board, board.hand.indexOf(card));
	ints[10] = 0;
	return can;
}
function whyNotOption(board, move) {
	const { ints } = board;
	if (board.ownMen === 0) {
		if (put$1.is(move)) return whyNotPut(board, put$1.get.site(move));
		return stuck$2.is(move) && isCrowdedOut(board) ? void 0 : NO.placeFirst;
	}
	if (put$1.is(move)) return NO.hasPieces;
	if (act$2.is(move)) return whyNotAct(board, act$2.get.site(move));
	if (play$3.is(move)) {
		const card = play$3.get.card(move);
		if (!holds(ints, board.seat, card)) return NO.notInHand;
		return canPlay(board, card) ? void 0 : NO.noUse;
	}
	if (draw$5.is(move)) return whyNotExchange(board, draw$5.get.drop(move), draw$5.get.count(move));
	if (stuck$2.is(move)) return NO.notStuck;
	const man = turn$1.get.man(move);
	const refusal = whyNotMan(board, man);
	if (refusal !== void 0) return refusal;
	return board.isOwn(man) ? whyNotTurn(board, man, turn$1.get.facing(move)) : NO.notYours;
}
const mayPass = (board) => board.ownMen > 0 || isCrowdedOut(board);
function isCrowdedOut(board) {
	for (let site = 0; site < board.sites; site++) if (board.crowds[site] === 0) return false;
	return true;
}
function whyNotPut(board, site) {
	if (site >= board.sites) return NO.noSuchSite;
	return board.crowds[site] === 0 ? void 0 : NO.occupied;
}
function whyNotAct(board, site) {
	if (site >= board.sites) return NO.noSuchSite;
	if (board.cards[site] === -1) return NO.bareGround;
	if (board.crowds[site] === board.foes[site]) return NO.noPieceThere;
	return canActivate(board, site) ? void 0 : NO.noUse;
}
function playOption(state, move, rng, told) {
	const { ints } = state;
	const seat = ints[1];
	if (act$2.is(move)) return activate(state, act$2.get.site(move), told);
	if (play$3.is(move)) return playCard(ints, seat, play$3.get.card(move), told);
	if (draw$5.is(move)) {
		exchangeOrPass(state, move, rng, told);
		if (ints[4] === 0 && drawsOn(state)) return;
	} else if (stuck$2.is(move)) pass(ints, seat, true, told);
	else {
		ints[4] = 0;
		if (turn$1.is(move)) turnOwn(ints, turn$1.get.man(move), turn$1.get.facing(move), told);
		else place(ints, seat, put$1.get.site(move), put$1.get.facing(move), told);
	}
	finishTurn(state, told);
}
function pass(ints, seat, isStuck, told) {
	ints[4]++;
	told?.tell(tell.passed.pack(seat, isStuck ? 1 : 0), -1, false);
}
function place(ints, seat, site, facing, told) {
	boardInPlay.read(ints);
	const man = makeMan(boardInPlay.spaces[site], seat, 1, facing, 0);
	addMan(ints, man);
	if (told !== void 0) tellMan(told, tell.created, man);
}
function turnOwn(ints, man, facing, told) {
	ints[10] = 1;
	turnMan(ints, man, facing, told);
	ints[10] = 0;
}
function activate(state, site, told) {
	const { ints } = state;
	boardInPlay.read(ints);
	const space = boardInPlay.spaces[site];
	const card = boardInPlay.cards[site];
	markOn(ints, ints[1], space);
	if (told !== void 0) {
		boardInPlay.gatherMinions();
		tellLand(told, tell.activated, card, space, !canUseOpenly(boardInPlay, card));
	}
	ints[4]++;
	ints[0] = STEPS;
	pushFrame(ints, makeFrame(card, USED_ON_BOARD, void 0, powersOf(card)));
}
function playCard(ints, seat, card, told) {
	leaveHand(ints, seat, card);
	discard(ints, card);
	ints[10] = 1;
	ints[4] = 0;
	ints[0] = STEPS;
	told?.tell(tell.played.pack(seat, card), -1, true);
	pushFrame(ints, makeFrame(card, USED_FROM_HAND, void 0, powersOf(card)));
}
function drawsOn(state) {
	if (!mayDrawOn(state)) return false;
	state.ints[0] = END;
	state.ints[11] = DRAWING;
	return true;
}
function drawMore(state, count, rng, told) {
	exchange(state, state.ints[1], 0, count, rng, told);
	if (!drawsOn(state)) finishTurn(state, told);
}
function exchangeOrPass(state, move, rng, told) {
	const { ints } = state;
	const seat = ints[1];
	const drop = draw$5.get.drop(move);
	const count = draw$5.get.count(move);
	if (drop === 0 && count === 0) return pass(ints, seat, false, told);
	ints[4] = 0;
	exchange(state, seat, drop, count, rng, told);
}
// packages/games/gnostica/src/to-act.ts
function toAct(state) {
	const { ints } = state;
	switch (ints[0]) {
		case BID: return stillToBid(state);
		case REDRAW: return onlySeat(takerOf(state));
		case OVER: return 0;
		default: return onlySeat(ints[1]);
	}
}
const [REDRAWS, TURNS] = [16, 32];
function clock(state) {
	const seats = toAct(state);
	if (seats === 0) return void 0;
	const { ints } = state;
	if (ints[0] === BID) return {
		seats,
		span: ints[382]
	};
	if (ints[0] === REDRAW) return {
		seats,
		span: REDRAWS + seatsOf(ints[393]).length
	};
	return {
		seats,
		span: TURNS + ints[5]
	};
}
// packages/games/gnostica/src/legal.ts
const { bid: bid$1, take: take$1, rest: rest$1, announce: announce$3, resign: resign$1, time: time$1, put, act: act$1, play: play$2, draw: draw$4, turn, stuck: stuck$1 } = kinds;
const MOST_MOVES = 150 * MOST_SITES + 15 * MOST_SITES + 1;
const board$4 = new Board();
function legal(state, seat, out) {
	const { ints } = state;
	if (!hasSeat(toAct(state), seat)) return 0;
	switch (ints[0]) {
		case BID: return listCards(ints, handOf(seat), bid$1.pack, out);
		case REDRAW: return listCards(ints, 389, take$1.pack, out);
		case TURN:
			board$4.read(ints);
			return withAnnouncement(state, out, listOptions(board$4, out));
		case STEPS:
			board$4.read(ints);
			return withAnnouncement(state, out, listSteps(board$4, out));
		default: return listEnd(state, seat, out);
	}
}
function withAnnouncement(state, out, n) {
	if (!announcesInsteadOfDraw(state) || !mayPassNow(state)) return n;
	out[n] = announce$3.pack();
	return n + 1;
}
const mayPassNow = ({ ints }) => ints[0] === STEPS || mayPass(board$4);
function listEnd(state, seat, out) {
	const { ints } = state;
	let n = 0;
	for (let count = 1; count <= mostMore(state, seat); count++) out[n++] = draw$4.pack(0, count);
	out[n++] = rest$1.pack();
	if (ints[11] !== DRAWING || mayAnnounce(state)) out[n++] = announce$3.pack();
	return n;
}
const mostMore = ({ ints }, seat) => ints[11] === DRAWING ? Math.min(6 - handSize(ints, seat), cardsToHave(ints)) : 0;
function whyNotEnd(state, seat, move) {
	if (rest$1.is(move)) return void 0;
	if (announce$3.is(move)) return state.ints[11] !== DRAWING || mayAnnounce(state) ? void 0 : NO.notAtEnd;
	if (!draw$4.is(move) || state.ints[11] !== DRAWING) return NO.notNow;
	if (draw$4.get.drop(move) !== 0) return NO.discardedBefore;
	const count = draw$4.get.count(move);
	if (count === 0) return NO.nothingDrawn;
	if (count > 6 - handSize(state.ints, seat)) return NO.handFull;
	return count > mostMore(state, seat) ? NO.noCardsLeft : void 0;
}
function listCards(ints, from, pack, out) {
	const n = listMembers(ints, from, SET, out);
	for (let i = 0; i < n; i++) out[i] = pack(out[i]);
	return n;
}
function judge(state, seat, move) {
	const { ints, rules } = state;
	const phase = ints[0];
	if (phase === OVER) return NO.over;
	if (!Number.isInteger(seat) || seat < 0 || seat >= rules.seats) return NO.noSuchSeat;
	if (!MOVES.knows(move)) return NO.notAMove;
	if (hasSeat(ints[3], seat)) return NO.out;
	if (resign$1.is(move) || time$1.is(move)) return void 0;
	if (phase === BID) return whyNotBid(state, seat, move);
	if (phase === REDRAW) return whyNotTake(state, seat, move);
	if (announce$3.is(move) && ints[2] !== -1 && ints[2] !== seat) return NO.announced;
	if (seat !== ints[1]) return NO.notYourTurn;
	if (phase === END) return whyNotEnd(state, seat, move);
	if (rest$1.is(move)) return NO.notAtEnd;
	if (announce$3.is(move)) return whyNotAnnounceNow(state);
	if (bid$1.is(move) || take$1.is(move)) return NO.notNow;
	if (phase === TURN && !isOption(move)) return NO.noCardInUse;
	if (phase === STEPS && isOption(move)) return NO.notNow;
	board$4.read(ints);
	return phase === TURN ? whyNotOption(board$4, move) : whyNotStep(board$4, move);
}
function whyNotAnnounceNow(state) {
	if (!announcesInsteadOfDraw(state)) return NO.notAtEnd;
	board$4.read(state.ints);
	return mayPassNow(state) ? void 0 : NO.notAtEnd;
}
const isOption = (move) => put.is(move) || act$1.is(move) || play$2.is(move) || draw$4.is(move) || turn.is(move) || stuck$1.is(move);
function whyNotBid({ ints }, seat, move) {
	if (!bid$1.is(move)) return NO.notNow;
	if (ints[383 + seat] >= 0) return NO.bidLaid;
	return holds(ints, seat, bid$1.get.card(move)) ? void 0 : NO.notHeld;
}
function whyNotTake(state, seat, move) {
	if (!take$1.is(move)) return NO.notNow;
	if (takerOf(state) !== seat) return NO.notYetYourTake;
	return isInPool(state.ints, take$1.get.card(move)) ? void 0 : NO.notInPool;
}
// packages/games/gnostica/src/outcome.ts
const END_CLAUSES = [
	"GNO-END-3",
	"GNO-END-8",
	"GNO-R-58",
	"GNO-R-59",
	"GNO-R-59"
];
const FATE_CLAUSES = [
	"GNO-END-4",
	"GNO-R-60",
	"GNO-R-60"
];
function outcome({ ints, rules }) {
	if (ints[0] !== OVER) return void 0;
	const [end, winner, fate] = [
		ints[394],
		ints[395],
		ints[396]
	];
	const reasons = [{
		code: ENDS[end],
		clause: END_CLAUSES[end]
	}];
	if (end === LAST_LEFT && fate !== -1) reasons.unshift({
		code: FATES[fate],
		clause: FATE_CLAUSES[fate]
	});
	return {
		winners: winner === -1 ? [] : [winner],
		reasons,
		scores: Array.from({ length: rules.seats }, (_, seat) => scoreOf(ints, seat))
	};
}
// packages/games/gnostica/src/play.ts
const { bid, take, announce: announce$2, resign, time, draw: draw$3 } = kinds;
const MOST_IN_SPACE = 3;
function hasMen(ints, seat) {
	for (let man = 0; man < ints[13]; man++) if (ownerOf(ints[14 + man]) === seat) return true;
	return false;
}
function play$1(state, seat, move, rng, told) {
	const { ints } = state;
	if (resign.is(move) || time.is(move)) leave(state, seat, time.is(move) ? TIME_UP : RESIGNED, rng, told);
	else if (announce$2.is(move)) {
		passInstead(ints, seat, told);
		endTurn(state, seat, true, told);
	} else if (ints[0] === TURN) playOption(state, move, rng, told);
	else if (ints[0] === STEPS) playStep(state, move, rng, told);
	else if (ints[0] === BID) layBid$1(state, seat, bid.get.card(move), rng, told);
	else if (ints[0] === REDRAW) takeFromPool(state, seat, take.get.card(move), told);
	else if (draw$3.is(move)) drawMore(state, draw$3.get.count(move), rng, told);
	else endTurn(state, seat, false, told);
	return toAct(state);
}
function passInstead(ints, seat, told) {
	if (ints[0] === TURN) pass(ints, seat, !hasMen(ints, seat), told);
	else if (ints[0] === STEPS) told?.tell(tell.skipped.pack(seat), -1, false);
}
function endTurn(state, seat, announces, told) {
	if (state.ints[11] === DRAWING) {
		finishTurn(state, told);
		if (state.ints[0] !== END || state.ints[1] !== seat) return;
	}
	if (announces) {
		state.ints[2] = seat;
		told?.tell(tell.announced.pack(seat), -1, false);
	}
	nextTurn(state, told);
}
function leave(state, seat, fate, rng, told) {
	const { ints } = state;
	const phase = ints[0];
	discardBid(state, seat, told);
	const wasOnTurn = ints[1] === seat;
	const endsGame = playersLeft(state) === 2;
	if (ints[11] === TRANSIT && (wasOnTurn || endsGame)) settle(ints, told);
	eliminate(state, seat, fate, told);
	if (ints[0] === OVER) return discardBids(state, told);
	if (phase === BID || phase === REDRAW) goOnWithout(state, rng, told);
	else if (wasOnTurn) nextTurn(state, told);
	else forgive(ints, seat);
}
function forgive(ints, seat) {
	const [todo, owed] = [ints[11], ints[12]];
	if (!(todo === TRANSIT ? ownerOf(owed) === seat || hasArrived(ints, owed) : todo === THREE && hasRoom(ints, owed))) return;
	ints[11] = NO_TODO;
	ints[12] = 0;
}
const hasRoom = (ints, space) => crowdIn(ints, space) <= MOST_IN_SPACE;
const hasArrived = (ints, man) => !isVoid(ints, spaceOf(man)) && hasRoom(ints, spaceOf(man));
// packages/games/gnostica/src/setup.ts
function parseOptions(input) {
	const parsed = parseOptionTable(OPTIONS, input);
	if (!parsed.ok) return parsed;
	const { draws, ...rest } = parsed.value;
	return ok(draws === "open" ? {
		...rest,
		draws
	} : rest);
}
const teams = (_, seats) => Array.from({ length: seats }, (_, seat) => onlySeat(seat));
const create = (options, seats) => ({
	ints: /* @__PURE__ */ new Int32Array(397),
	rules: {
		options,
		seats
	}
});
function clear(ints) {
	ints.fill(0);
	ints[1] = ints[2] = ints[392] = -1;
	ints[394] = ints[395] = ints[396] = -1;
	ints.fill(-1, 383, 389);
}
const OPENING_BLOCK = [
	1,
	0,
	-1
].flatMap((y) => [
	-1,
	0,
	1
].map((x) => spaceAt(x, y)));
const deck = new Int32Array(CARDS);
function setup(state, rng) {
	const { ints, rules } = state;
	clear(ints);
	for (let card = 0; card < CARDS; card++) deck[card] = card;
	rng.shuffle(deck);
	let next = 0;
	for (let seat = 0; seat < rules.seats; seat++) for (let i = 0; i < 6; i++) addMember(ints, handOf(seat), deck[next++]);
	for (let i = 0; i < OPENING_BLOCK.length; i++) layCard(ints, OPENING_BLOCK[i], deck[next++]);
	ints[183] = CARDS - next;
	for (let place = ints[183] - 1; place >= 0; place--) ints[184 + place] = deck[next++];
	return findFirst(state, rng);
}
function findFirst({ ints, rules }, rng) {
	const { start, first } = rules.options;
	if (start === "bid") {
		ints[0] = BID;
		ints[382] = 1;
		return allSeats(rules.seats);
	}
	const named = OPTIONS.first.values.indexOf(first) % rules.seats;
	ints[1] = start === "seat" ? named : rng.below(rules.seats);
	ints[0] = TURN;
	return onlySeat(ints[1]);
}
// packages/games/gnostica/src/view/view.ts
const board$3 = new Board();
const seatOrNull = (word) => word === -1 ? null : word;
const codes = (cards) => cards.map((card) => CODES[card]);
function cardsIn(ints, set) {
	const cards = [];
	for (let card = firstMember(ints, set, SET); card !== -1; card = nextMember(ints, set, SET, card)) cards.push(card);
	return cards;
}
const seatsUpTo = (seats) => Array.from({ length: seats }, (_, seat) => seat);
const manView = (man) => ({
	owner: ownerOf(man),
	pips: pipsOf(man),
	facing: FACINGS[facingOf(man)],
	x: xOf(spaceOf(man)),
	y: yOf(spaceOf(man)),
	minion: minionMark(man) === 1
});
const siteView = (site) => ({
	x: xOf(board$3.spaces[site]),
	y: yOf(board$3.spaces[site]),
	card: board$3.cards[site] === -1 ? null : CODES[board$3.cards[site]]
});
function view(state, viewer) {
	const { ints, rules } = state;
	const seats = seatsUpTo(rules.seats);
	board$3.read(ints);
	const sees = mayKnowOf(ints, viewer);
	const ages = agesOf(ints, rules.seats);
	return {
		game: "gnostica",
		viewer,
		options: rules.options,
		phase: PHASES[ints[0]],
		turn: seatOrNull(ints[1]),
		open: seatOrNull(ints[2]),
		gone: seatsOf(ints[3]),
		quiet: ints[4],
		turns: ints[5],
		sites: Array.from({ length: board$3.sites }, (_, site) => siteView(site)),
		men: Array.from({ length: ints[13] }, (_, man) => manView(ints[14 + man])),
		stashes: seats.map((seat) => hasSeat(ints[3], seat) ? [
			0,
			0,
			0
		] : [
			1,
			2,
			3
		].map((pips) => board$3.stash(seat, pips))),
		scores: seats.map((seat) => scoreOf(ints, seat)),
		hands: seats.map((seat) => handView(ints, seat, sees, ages)),
		pile: {
			count: ints[183],
			cards: viewer === "all" ? codes(pileOf(ints)) : null
		},
		out: codes(cardsIn(ints, 262)),
		unseen: unseenBy(ints, rules.seats, viewer, sees, ages),
		older: ages.slice(1).map((age) => codes(seats.flatMap((seat) => cardsIn(ints, handOf(seat)).filter((card) => ints[304 + card] === age && sees(seat, card))))),
		round: ints[382],
		bids: seats.map((seat) => bidView(ints, seat, viewer)),
		pool: codes(cardsIn(ints, 389)),
		first: seatOrNull(ints[392]),
		took: seatsOf(ints[393]),
		frames: Array.from({ length: ints[6] }, (_, i) => frameView(ints[7 + i])),
		allMinions: ints[10] === 1,
		todo: todoView(ints),
		result: resultView(ints),
		known: knownView(state, viewer)
	};
}
function mayKnowOf(ints, viewer) {
	if (viewer === "all") return () => true;
	const known = knownTo(viewer === "table" ? 6 : viewer);
	return (seat, card) => seat === viewer || hasMember(ints, known, card);
}
function agesOf(ints, seats) {
	const ages = [0];
	for (let seat = 0; seat < seats; seat++) for (const card of cardsIn(ints, handOf(seat))) if (!ages.includes(ints[304 + card])) ages.push(ints[304 + card]);
	return ages.sort((a, b) => a - b);
}
const pileOf = (ints) => [...ints.subarray(184, 184 + ints[183])].reverse();
function handView(ints, seat, sees, ages) {
	const cards = cardsIn(ints, handOf(seat));
	const hidden = cards.filter((card) => !sees(seat, card));
	return {
		count: cards.length,
		cards: codes(cards.filter((card) => sees(seat, card))),
		hidden: ages.map((age) => hidden.filter((card) => ints[304 + card] === age).length)
	};
}
function unseenBy(ints, seats, viewer, sees, ages) {
	if (viewer === "all") return ages.map(() => []);
	const sets = new Int32Array(ages.length * SET);
	for (let seat = 0; seat < seats; seat++) {
		for (const card of cardsIn(ints, handOf(seat))) if (!sees(seat, card)) addMember(sets, ages.indexOf(ints[304 + card]) * SET, card);
		if (seat !== viewer && ints[383 + seat] !== -1) addMember(sets, 0, ints[383 + seat]);
	}
	for (let i = 0; i < ints[183]; i++) addMember(sets, 0, ints[184 + i]);
	return ages.map((_, group) => codes(cardsIn(sets, group * SET)));
}
function bidView(ints, seat, viewer) {
	const card = ints[383 + seat];
	if (card === -1 || ints[0] !== BID) return null;
	return viewer === seat || viewer === "all" ? CODES[card] : "?";
}
const frameView = (frame) => {
	const copied = copiedCard(frame);
	return {
		card: CODES[frameCard(frame)],
		source: FRAME_SOURCES[frameSource(frame)],
		copied: copied === void 0 ? null : CODES[copied],
		left: powersLeft(frame)
	};
};
function todoView(ints) {
	if (ints[11] === 0) return null;
	if (ints[11] === DRAWING) return { kind: "draw" };
	return ints[11] === TRANSIT ? {
		kind: "transit",
		man: manView(ints[12])
	} : {
		kind: "three",
		x: xOf(ints[12]),
		y: yOf(ints[12])
	};
}
function resultView(ints) {
	if (ints[0] !== OVER) return null;
	const fate = ints[396];
	return {
		end: ENDS[ints[394]],
		winner: seatOrNull(ints[395]),
		fate: fate === -1 ? null : FATES[fate]
	};
}
const LETTERS$2 = "abcdef";
function knownView({ ints, rules }, viewer) {
	const list = [];
	for (let i = 0; i < SET; i++) {
		let bits = 0;
		for (let seat = 0; seat <= 6; seat++) bits |= ints[knownTo(seat) + i];
		for (; bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(i, bits);
			if (hasMember(ints, knownTo(6), card)) list.push([CODES[card], "*"]);
			else if (viewer === "all") list.push([CODES[card], knowersOf$1(ints, rules.seats, card)]);
		}
	}
	return list;
}
const knowersOf$1 = (ints, seats, card) => [...LETTERS$2.slice(0, seats)].filter((_, seat) => hasMember(ints, knownTo(seat), card)).join("");
// packages/games/gnostica/src/text/names.ts
const LETTERS$1 = "abcdef";
const seatName = (seat) => LETTERS$1[seat];
const seatsText = (seats) => seats.map(seatName).join("");
const spaceText = (space) => `${xOf(space)},${yOf(space)}`;
const facingText = (facing) => FACINGS[facing];
const kindText = (man) => `${seatName(ownerOf(man))}${pipsOf(man)}${facingText(facingOf(man))}`;
const manText = (man) => `${kindText(man)}@${spaceText(spaceOf(man))}`;
function namedKind(ints, man) {
	const one = ints[14 + man];
	const hasTwin = man > 0 && ints[14 + man - 1] === one - 1 && minionMark(one) === 1;
	return `${kindText(one)}${hasTwin ? "*" : ""}`;
}
const namedMan = (ints, man) => `${namedKind(ints, man)}@${spaceText(spaceOf(ints[14 + man]))}`;
const SPACE = "-?\\d{1,3},-?\\d{1,3}";
const KIND = "[a-f][123][NESWU]\\*?";
const PIECE = `${KIND}@${SPACE}`;
function parseSpace(text) {
	const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
	if (match === null) return void 0;
	const [x, y] = [Number(match[1]), Number(match[2])];
	return Math.max(Math.abs(x), Math.abs(y)) <= 250 && !/-0+\b/.test(text) ? spaceAt(x, y) : void 0;
}
const MAN = new RegExp(`^([a-f])([123])([NESWU])@(${SPACE})$`);
function parseMan(text) {
	const match = MAN.exec(text);
	const space = match === null ? void 0 : parseSpace(match[4]);
	if (match === null || space === void 0) return void 0;
	return makeMan(space, LETTERS$1.indexOf(match[1]), Number(match[2]), facingNamed(match[3]) ?? 0, 0);
}
function facingNamed(text) {
	const facing = FACINGS.indexOf(text);
	return facing === -1 ? void 0 : facing;
}
function findMan(ints, kind, space) {
	const plain = parseMan(`${kind.replace("*", "")}@${spaceText(space)}`);
	if (plain === void 0) return void 0;
	for (let man = firstManIn(ints, space); man < ints[13]; man++) {
		const one = ints[14 + man];
		if (spaceOf(one) !== space) return void 0;
		if (one === plain && !kind.endsWith("*")) return man;
		if (one === plain + 1) return man;
	}
}
// packages/games/gnostica/src/text/draw.ts
function draw$2(state, viewer) {
	const seen = view(state, viewer);
	return [
		headline(seen),
		...boardLines(seen),
		...seen.hands.map((hand, seat) => seatLine(seen, hand, seat)),
		pilesLine(seen),
		...seen.pool.length > 0 ? [`pool ${seen.pool.join(" ")}`] : [],
		...seen.frames.length > 0 ? [`in use ${seen.frames.map(frameText).join(", ")}${todoText$1(seen)}`] : []
	].join("\n");
}
function headline(seen) {
	const { result, options, phase, turn, open } = seen;
	if (result !== null) return `over: ${result.winner === null ? "a draw" : `${LETTERS$1[result.winner]} wins`} (${result.end})`;
	return `${phase}${turn === null ? "" : ` ${LETTERS$1[turn]}`}, to ${options.target}${open === null ? "" : `, ${LETTERS$1[open]} has announced`}`;
}
const pieceText = ({ owner, pips, facing, minion }) => `${LETTERS$1[owner]}${pips}${facing}${minion ? "*" : ""}`;
function boardLines({ sites, men }) {
	const spaces = new Map(sites.map(({ x, y, card }) => [`${x},${y}`, card ?? ".."]));
	for (const { x, y } of men) if (!spaces.has(`${x},${y}`)) spaces.set(`${x},${y}`, "??");
	const cells = [...spaces].map(([key, ground]) => {
		const [x, y] = key.split(",").map(Number);
		return {
			x,
			y,
			text: [ground, ...men.filter((man) => man.x === x && man.y === y).map(pieceText)].join(" ")
		};
	});
	const [xs, ys] = [[...new Set(cells.map(({ x }) => x))], [...new Set(cells.map(({ y }) => y))]];
	xs.sort((a, b) => a - b);
	ys.sort((a, b) => b - a);
	const textAt = (x, y) => cells.find((cell) => cell.x === x && cell.y === y)?.text ?? "";
	const widths = xs.map((x) => Math.max(String(x).length, ...ys.map((y) => textAt(x, y).length)));
	const margin = Math.max(...ys.map((y) => String(y).length), 0);
	const line = (head, texts) => [head.padStart(margin), ...texts.map((text, i) => text.padEnd(widths[i]))].join("  ").trimEnd();
	return [line("", xs.map((x) => String(x))), ...ys.map((y) => line(String(y), xs.map((x) => textAt(x, y))))];
}
function seatLine(seen, { count, cards }, seat) {
	if (seen.gone.includes(seat)) return `  ${LETTERS$1[seat]} out`;
	const hidden = Array.from({ length: count - cards.length }, () => "??");
	const bid = seen.bids[seat];
	return [
		seen.turn === seat ? ">" : " ",
		LETTERS$1[seat],
		`${seen.scores[seat]} points`,
		`stash ${seen.stashes[seat].join("/")}`,
		[...cards, ...hidden].join(" ") || "-",
		...bid === null ? [] : [`bid ${bid}`]
	].join(" ");
}
const pilesLine = ({ pile, out }) => `pile ${pile.count}, out ${out.join(" ") || "-"}`;
const frameText = ({ card, copied, left }) => `${card}${copied === null ? "" : ` as ${copied}`} (${left} left)`;
function todoText$1({ todo }) {
	if (todo === null || todo.kind === "draw") return "";
	return todo.kind === "transit" ? `; ${pieceText(todo.man)} must move on` : `; ${todo.x},${todo.y} must hold three`;
}
// packages/games/gnostica/src/text/make-move.ts
const board$2 = new Board();
const DEVIL = major(15);
function makeMove(state, seat, move) {
	const { ints } = state;
	const k = kinds;
	if (k.bid.is(move)) return `bid ${CODES[k.bid.get.card(move)]}`;
	if (k.take.is(move)) return `take ${CODES[k.take.get.card(move)]}`;
	if (k.play.is(move)) return `play ${CODES[k.play.get.card(move)]}`;
	if (k.copy.is(move)) return `copy ${CODES[k.copy.get.card(move)]}`;
	if (k.draw.is(move)) return exchangeText(ints, seat, "draw", k.draw.get.drop(move), k.draw.get.count(move));
	if (k.redraw.is(move)) return exchangeText(ints, seat, "redraw", k.redraw.get.drop(move), k.redraw.get.count(move));
	if (k.rest.is(move)) return ".";
	if (k.announce.is(move)) return "!";
	board$2.read(ints);
	if (k.act.is(move)) return `act ${siteText(k.act.get.site(move))}`;
	if (k.put.is(move)) return `put ${siteText(k.put.get.site(move))} ${facingText(k.put.get.facing(move))}`;
	if (k.turn.is(move)) return `turn ${namedMan(ints, k.turn.get.man(move))}>${facingText(k.turn.get.facing(move))}`;
	board$2.gatherMinions();
	return stepText(ints, move) ?? MOVES.kindOf(move) ?? "";
}
const siteText = (site) => spaceText(board$2.spaces[site]);
function exchangeText(ints, seat, verb, drop, count) {
	const cards = Array.from({ length: 6 }, (_, nth) => nth).filter((nth) => (drop >> nth & 1) === 1).map((nth) => CODES[nthInHand(ints, seat, nth)]);
	if (cards.length === 0 && count === 0 && verb === "draw") return "pass";
	return [
		verb,
		...cards.length === 0 ? [] : [`-${cards.join()}`],
		`+${count}`
	].join(" ");
}
function stepText(ints, move) {
	const by = (actor, what) => actor === void 0 ? what : `${namedMan(ints, actor)} ${what}`;
	const k = kinds;
	const actor = k.cup.get.actor(move);
	const man = k.rod.get.man(move);
	if (k.cup.is(move)) return by(actor, `cup ${facingText(k.cup.get.facing(move))}`);
	if (k.cupLike.is(move)) return by(actor, `cup ${namedKind(ints, k.cupLike.get.man(move))}`);
	if (k.cupLay.is(move)) return by(actor, `cup =${CODES[k.cupLay.get.card(move)]}`);
	if (k.cupTop.is(move)) return by(actor, "cup =top");
	if (k.rod.is(move)) {
		const far = k.rod.get.far(move) + 1;
		const facing = k.rod.get.facing(move);
		return by(actor, actor === man ? `rod ${far}>${facingText(facing)}` : `rod ${far} ${whom(ints, actor, man, facing)}`);
	}
	if (k.rodCard.is(move)) return by(actor, `rod ${k.rodCard.get.far(move) + 1} #`);
	if (k.disc.is(move)) return by(actor, `disc ${whom(ints, actor, man, k.disc.get.facing(move))}`);
	if (k.discLay.is(move)) return by(actor, `disc #${CODES[k.discLay.get.card(move)]}${k.discLay.get.from(move) === 1 ? "/x" : ""}`);
	if (k.sword.is(move)) {
		const harm = k.sword.get.harm(move) + 1;
		return by(actor, `sword ${harm} ${victim(ints, actor, man, harm, k.sword.get.facing(move))}`);
	}
	if (k.swordLay.is(move)) {
		const card = k.swordLay.get.card(move);
		return by(actor, `sword ${worthOf(targetCard(actor)) - worthOf(card)} #${CODES[card]}${k.swordLay.get.from(move) === 1 ? "/x" : ""}`);
	}
	if (k.raze.is(move)) return by(actor, `sword ${worthOf(targetCard(actor))} #-`);
	return shortcutText(ints, move) ?? majorText(ints, move, by);
}
function shortcutText(ints, move) {
	const k = kinds;
	const actor = k.sun.get.actor(move);
	const by = namedMan;
	if (k.disc2.is(move)) return `${by(ints, actor)} disc2 ${whom(ints, actor, k.disc2.get.man(move), k.disc2.get.facing(move))}`;
	if (k.disc2Lay.is(move)) return `${by(ints, actor)} disc2 #${CODES[k.disc2Lay.get.card(move)]}`;
	if (k.sun.is(move)) return `${by(ints, actor)} cup+disc ${facingText(k.sun.get.facing(move))}`;
	if (k.sunLike.is(move)) return `${by(ints, actor)} cup+disc ${namedKind(ints, k.sunLike.get.man(move))}`;
	if (k.sunLay.is(move)) return `${by(ints, actor)} cup+disc =${CODES[k.sunLay.get.card(move)]}`;
	if (k.sword2.is(move)) {
		const man = k.sword2.get.man(move);
		const harm = k.sword2.get.harm(move) + 1;
		const first = attackerOf(board$2, man) ?? man;
		const second = harm <= 2 * pipsOf(ints[14 + first]) ? namedMan(ints, first) : "self";
		const whole = victim(ints, -1, man, harm, k.sword2.get.facing(move));
		return `sword2 ${namedMan(ints, first)}+${second} ${harm} ${whole}`;
	}
	if (!k.sword2Lay.is(move) && !k.raze2.is(move)) return void 0;
	const site = k.raze2.get.site(move);
	const first = namedMan(ints, attackerOn(board$2, board$2.spaces[site]) ?? 0);
	const value = worthOf(board$2.cards[site]);
	if (k.raze2.is(move)) return `sword2 ${first}+${first} ${value} #-`;
	const card = k.sword2Lay.get.card(move);
	return `sword2 ${first}+${first} ${value - worthOf(card)} #${CODES[card]}`;
}
function majorText(ints, move, by) {
	const k = kinds;
	if (k.face.is(move)) {
		const actor = k.face.get.actor(move);
		const man = k.face.get.man(move);
		const facing = facingText(k.face.get.facing(move));
		const isDevil = ints[6] > 0 && cardInUse(topFrame(ints)) === DEVIL;
		if (actor !== man) return by(actor, `face ${namedKind(ints, man)}>${facing}`);
		return by(actor, isDevil ? `face self>${facing}` : `face ${facing}`);
	}
	if (k.own.is(move)) {
		const actor = k.own.get.actor(move);
		const man = k.own.get.man(move);
		return by(actor, `own ${actor === man ? "self" : namedKind(ints, man)}>${facingText(k.own.get.facing(move))}`);
	}
	if (k.send.is(move)) {
		const man = k.send.get.man(move);
		const sender = senderOf(board$2, man);
		return by(sender, `send ${whom(ints, sender, man, k.send.get.facing(move))} ${siteText(k.send.get.site(move))}`);
	}
	if (k.sendCard.is(move)) return by(senderFrom(board$2, board$2.spaces[k.sendCard.get.site(move)]), `send # ${siteText(k.sendCard.get.to(move))}`);
	if (k.swap.is(move)) return by(traderWith(board$2, k.swap.get.seat(move)), `swap ${seatName(k.swap.get.seat(move))}`);
	if (k.fetch.is(move)) return by(strongest(board$2), `fetch ${CODES[k.fetch.get.card(move)]}`);
}
function whom(ints, actor, man, facing) {
	const name = actor === man ? "self" : namedKind(ints, man);
	return board$2.isOwn(man) ? `${name}>${facingText(facing)}` : name;
}
const victim = (ints, actor, man, harm, facing) => harm === pipsOf(ints[14 + man]) ? actor === man ? "self" : namedKind(ints, man) : whom(ints, actor, man, facing);
const targetCard = (actor) => board$2.cards[board$2.siteAt(board$2.targetOf(actor))];
// packages/games/gnostica/src/text/make-position.ts
const cardList = (cards) => cards.map((card) => CODES[card]).join() || "-";
function makePosition(state) {
	const { ints, rules } = state;
	const seats = seatsUpTo(rules.seats);
	const seat = (word) => word === -1 ? "-" : seatName(word);
	const number = (word) => word === 0 ? "" : String(word);
	const men = [...ints.subarray(14, 14 + ints[13])];
	return [
		["to", `${rules.options.target} | seats ${seatsText(seats)} | turn ${seat(ints[1])} | open ${seat(ints[2])}`],
		["set", settingsText(state)],
		["gone", seatsText(seatsOf(ints[3]))],
		["quiet", number(ints[4])],
		["turns", number(ints[5])],
		["cards", landText(ints)],
		["men", men.map(manText).join(" ")],
		...seats.map((one) => ["hand", `${seatName(one)} ${cardList(cardsIn(ints, handOf(one)))}`]),
		["pile", cardList(pileOf(ints))],
		["out", cardList(cardsIn(ints, 262))],
		["bids", bidsText(ints, seats)],
		["pool", ints[0] === BID || ints[0] === REDRAW ? poolText(ints) : ""],
		["first", ints[392] === -1 ? "" : `${seat(ints[392])} | took ${seatsText(seatsOf(ints[393])) || "-"}`],
		["minions", minionsText(ints, men)],
		["frames", framesText(ints)],
		["todo", todoText(ints)],
		["known", knownView(state, "all").map((pair) => pair.join(":")).join(" ")],
		["older", olderText(ints, rules.seats)],
		["over", overText(ints)]
	].filter(([, value]) => value !== "").map((field) => field.join(" ")).join("\n");
}
function settingsText({ rules }) {
	const { options } = rules;
	return [
		"start",
		"first",
		"reshuffle",
		"foolMinions",
		"passRule",
		"cap",
		"draws"
	].filter((name) => (options[name] ?? OPTIONS[name].initial) !== OPTIONS[name].initial).map((name) => `${name}=${options[name]}`).join(" ");
}
const landText = (ints) => [...ints.subarray(105, 105 + ints[104])].map((land) => `${spaceText(landSpace(land))}:${CODES[landCard(land)]}`).join(" ") || "-";
const poolText = (ints) => {
	const pool = cardsIn(ints, 389);
	return pool.length === 0 ? "" : cardList(pool);
};
function bidsText(ints, seats) {
	if (ints[0] !== BID) return "";
	const bids = seats.map((seat) => {
		const card = ints[383 + seat];
		return `${seatName(seat)}:${card === -1 ? "-" : CODES[card]}`;
	});
	return [ints[382], ...bids].join(" ");
}
function minionsText(ints, men) {
	if (ints[0] !== STEPS) return "";
	if (ints[10] === 1) return "all";
	return men.filter((man) => minionMark(man) === 1).map(manText).join(" ") || "-";
}
const framesText = (ints) => Array.from({ length: ints[6] }, (_, i) => {
	const frame = ints[7 + i];
	const copied = copiedCard(frame);
	const as = copied === void 0 ? "" : `>${CODES[copied]}`;
	return `${CODES[frameCard(frame)]}/${FRAME_SOURCES[frameSource(frame)]}${as}:${powersLeft(frame)}`;
}).join(" ");
function todoText(ints) {
	if (ints[0] === END) return ints[11] === DRAWING ? "draw" : "announce";
	if (ints[11] === 0) return "";
	if (ints[11] !== TRANSIT) return `three ${spaceText(ints[12])}`;
	return `transit ${manText(ints[12])}${minionMark(ints[12]) === 1 ? "*" : ""}`;
}
const olderText = (ints, seats) => agesOf(ints, seats).slice(1).map((age) => cardList(seatsUpTo(seats).flatMap((seat) => cardsIn(ints, handOf(seat)).filter((card) => ints[304 + card] === age)).sort((a, b) => a - b))).join(" ");
function overText(ints) {
	if (ints[0] !== OVER) return "";
	const winner = ints[395] === -1 ? "-" : seatName(ints[395]);
	const fate = ints[396] === -1 ? [] : [FATES[ints[396]]];
	return [
		winner,
		ENDS[ints[394]],
		...fate
	].join(" ");
}
// packages/games/gnostica/src/text/card-names.ts
const RANKS = [...[
	"ace",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten"
], ...[
	"page",
	"knight",
	"queen",
	"king"
]];
const SUITS$1 = [
	"cups",
	"rods",
	"discs",
	"swords"
];
const MAJORS$1 = [
	...[
		"fool",
		"magician",
		"high priestess",
		"empress",
		"emperor",
		"hierophant",
		"lovers",
		"chariot",
		"strength"
	],
	...[
		"hermit",
		"wheel of fortune",
		"justice",
		"hanged man",
		"death",
		"temperance",
		"devil",
		"tower",
		"star"
	],
	...[
		"moon",
		"sun",
		"judgement",
		"world"
	]
];
const CODE_OF = new Map([...SUITS$1.flatMap((suit, s) => RANKS.map((rank, r) => [`${rank} of ${suit}`, CODES[s * RANKS.length + r] ?? ""])), ...MAJORS$1.map((name, number) => [name, CODES[major(number)] ?? ""])]);
const NAMES = new RegExp(`\\b(?:the )?(${RANKS.join("|")}) of (${SUITS$1.join("|")})\\b|\\b(?:the )?(${MAJORS$1.join("|")})\\b`, "gi");
const withCodes = (text) => text.replace(NAMES, (name) => CODE_OF.get(name.toLowerCase().replace(/^the /, "")) ?? name);
// packages/games/gnostica/src/text/reading.ts
const UNREADABLE = refuse("unreadable", "GNO-TRN-2");
const NO_FACING = refuse("no-such-facing", "GNO-TGT-1");
const NO_CARD = refuse("no-such-card", "GNO-CMP-4");
// packages/games/gnostica/src/text/parse-step.ts
const board$1 = new Board();
const k$1 = kinds;
const STEP$1 = new RegExp(`^(${PIECE}) (\\S+) (\\S+)(?: (\\S+))?$`);
const SWORD2 = new RegExp(`^sword2 (${PIECE})\\+(self|${PIECE}) (\\d) (\\S+)$`);
const TARGET = new RegExp(`^(self|${KIND})(?:>(\\w+))?$`);
const WHOLE_KIND = new RegExp(`^${KIND}$`);
const SEVERAL = /^\w\w(?:,\w\w)+$/;
const LAY = /^#(\w\w)(\/x)?$/;
function parseStep(state, seat, line) {
	const { ints } = state;
	board$1.read(ints);
	board$1.gatherMinions();
	const both = SWORD2.exec(line);
	if (both !== null) return sword2(state, seat, both);
	const match = STEP$1.exec(line);
	if (match === null) return fail(UNREADABLE);
	const actor = manNamed(ints, match[1]);
	if (actor === void 0) return fail(NO.noSuchMan);
	const step = {
		actor,
		what: match[3],
		more: match[4]
	};
	switch (match[2]) {
		case "cup": return cup(step, k$1.cup.pack, k$1.cupLike.pack, k$1.cupLay.pack);
		case "cup+disc": return cup(step, k$1.sun.pack, k$1.sunLike.pack, k$1.sunLay.pack);
		case "rod": return rod(step);
		case "disc": return disc(step);
		case "disc2": return disc2(step);
		case "sword": return sword(step);
		case "face": return face(step);
		case "own": return onTarget(step, k$1.own.pack);
		case "send": return send(state, seat, step);
		case "swap": return swap(state, seat, step);
		case "fetch": return fetching(state, seat, step);
		default: return fail(UNREADABLE);
	}
}
function manNamed(ints, text) {
	const [kind, where] = text.split("@");
	const space = parseSpace(where);
	return space === void 0 ? void 0 : findMan(ints, kind, space);
}
function targetNamed(actor, text) {
	return text === "self" ? actor : findMan(board$1.ints, text, board$1.targetOf(actor));
}
function target({ actor, what }) {
	const match = TARGET.exec(what);
	if (match === null) return fail(UNREADABLE);
	const man = targetNamed(actor, match[1]);
	if (man === void 0) return fail(NO.notTargeted);
	const facing = match[2] === void 0 ? facingOf(board$1.ints[14 + man]) : facingNamed(match[2]) ?? -1;
	return facing === -1 ? fail(NO_FACING) : ok({
		man,
		facing
	});
}
function onTarget(step, pack) {
	const read = step.more === void 0 ? target(step) : fail(UNREADABLE);
	return read.ok ? ok(pack(step.actor, read.value.man, read.value.facing)) : read;
}
function cup({ actor, what, more }, own, like, lay) {
	if (more !== void 0) return fail(UNREADABLE);
	if (what === "=top" && own === k$1.cup.pack) return ok(k$1.cupTop.pack(actor));
	if (what.startsWith("=")) {
		const card = cardNamed(what.slice(1));
		return card === void 0 ? fail(NO_CARD) : ok(lay(actor, card));
	}
	const facing = facingNamed(what);
	if (facing !== void 0) return ok(own(actor, facing));
	if (!WHOLE_KIND.test(what)) return fail(UNREADABLE);
	const man = targetNamed(actor, what);
	return man === void 0 ? fail(NO.notTargeted) : ok(like(actor, man));
}
function rod(step) {
	const { actor, more } = step;
	const match = /^(\d+)(>\w+)?$/.exec(step.what);
	if (match === null || match[2] !== void 0 && more !== void 0) return fail(UNREADABLE);
	const far = Number(match[1]);
	if (far < 1 || far > 3) return fail(NO.tooFar);
	if (more === "#") return ok(k$1.rodCard.pack(actor, far - 1));
	const read = target({
		...step,
		what: more ?? `self${match[2] ?? ""}`
	});
	return read.ok ? ok(k$1.rod.pack(actor, read.value.man, far - 1, read.value.facing)) : read;
}
function lay(what) {
	const match = LAY.exec(what);
	if (match === null) return void 0;
	const card = cardNamed(match[1]);
	return card === void 0 ? fail(NO_CARD) : ok({
		card,
		from: match[2] === void 0 ? 0 : 1
	});
}
function disc(step) {
	const card = lay(step.what);
	if (card === void 0 || step.more !== void 0) return onTarget(step, k$1.disc.pack);
	return card.ok ? ok(k$1.discLay.pack(step.actor, card.value.card, card.value.from)) : card;
}
function disc2(step) {
	const card = lay(step.what);
	if (card === void 0 || step.more !== void 0) return onTarget(step, k$1.disc2.pack);
	if (!card.ok) return card;
	return card.value.from === 1 ? fail(NO.onlyStar) : ok(k$1.disc2Lay.pack(step.actor, card.value.card));
}
const enough = (harm, whole, most) => harm <= most ? Math.min(harm, whole) : harm;
function sword(step) {
	const { actor, what, more } = step;
	if (!/^\d+$/.test(what) || more === void 0) return fail(UNREADABLE);
	const harm = Number(what);
	if (harm < 1) return fail(NO.noHarm);
	if (harm > 3) return fail(NO.tooHard);
	const site = board$1.siteAt(board$1.targetOf(actor));
	const value = site === -1 || board$1.cards[site] === -1 ? -1 : worthOf(board$1.cards[site]);
	const most = board$1.pips(actor);
	if (more === "#-") return value === -1 || value === enough(harm, value, most) ? ok(k$1.raze.pack(actor)) : fail(NO.otherHarm);
	const card = lay(more);
	if (card !== void 0) {
		if (!card.ok) return card;
		if (value !== -1 && value > worthOf(card.value.card) && value - worthOf(card.value.card) !== harm) return fail(NO.otherHarm);
		return ok(k$1.swordLay.pack(actor, card.value.card, card.value.from));
	}
	const read = target({
		...step,
		what: more
	});
	if (!read.ok) return read;
	const { man, facing } = read.value;
	return ok(k$1.sword.pack(actor, man, enough(harm, board$1.pips(man), most) - 1, facing));
}
function sword2(state, seat, [, one, two, number, what]) {
	const { ints } = state;
	const first = manNamed(ints, one);
	if (first === void 0) return fail(NO.noSuchMan);
	const harm = Number(number);
	const read = what.startsWith("#") ? void 0 : target({
		actor: first,
		what,
		more: void 0
	});
	if (read !== void 0 && !read.ok) return read;
	const man = read?.value.man;
	const second = two === "self" ? man : manNamed(ints, two);
	if (second === void 0) return fail(NO.noSuchMan);
	const space = man === void 0 ? board$1.targetOf(first) : spaceOf(ints[14 + man]);
	if (isUsing(state, seat)) {
		const refusal = whyNotPair(first, second, man, space, harm);
		if (refusal !== void 0) return fail(refusal);
	}
	const most = board$1.pips(first) + board$1.pips(second);
	if (read === void 0 || man === void 0) return sword2Territory(space, harm, most, what);
	const done = enough(harm, Math.max(2, board$1.pips(man)), most);
	if (done < 1 || done > 3) return fail(done < 1 ? NO.tooLittle : NO.overkill);
	return ok(k$1.sword2.pack(man, done - 1, read.value.facing));
}
function sword2Territory(space, harm, most, what) {
	const site = board$1.siteAt(space);
	if (site === -1 || board$1.cards[site] === -1) return fail(NO.attackBare);
	const value = worthOf(board$1.cards[site]);
	if (harm < 1) return fail(NO.tooLittle);
	if (what === "#-") return value === enough(harm, value, most) ? ok(k$1.raze2.pack(site)) : fail(NO.otherHarm);
	const card = lay(what);
	if (card === void 0) return fail(UNREADABLE);
	if (!card.ok) return card;
	if (card.value.from === 1) return fail(NO.onlyStar);
	const loss = value - worthOf(card.value.card);
	return loss > 0 && loss !== harm ? fail(NO.otherHarm) : ok(k$1.sword2Lay.pack(site, card.value.card));
}
function whyNotPair(first, second, man, space, harm) {
	const refusal = whyNotActor(board$1, first);
	if (refusal !== void 0) return refusal;
	if (first === man) return NO.notTargeted;
	if (man !== void 0 && second === man) return strikesItself(board$1, man) ? void 0 : NO.notTargeted;
	const other = whyNotActor(board$1, second);
	if (other !== void 0) return other;
	if (board$1.targetOf(second) !== space || board$1.targetOf(first) !== space) return NO.notTargeted;
	return harm > board$1.pips(first) + board$1.pips(second) ? NO.deathWeak : void 0;
}
function face(step) {
	const facing = facingNamed(step.what);
	if (facing !== void 0 && step.more === void 0) return ok(k$1.face.pack(step.actor, step.actor, facing));
	return step.what.includes(">") ? onTarget(step, k$1.face.pack) : fail(NO_FACING);
}
const isUsing = ({ ints }, seat) => ints[0] === STEPS && ints[1] === seat && !hasSeat(ints[3], seat);
const whyNotNamed = (state, seat, actor) => isUsing(state, seat) ? whyNotActor(board$1, actor) : void 0;
function send(state, seat, step) {
	const refusal = whyNotNamed(state, seat, step.actor);
	if (refusal !== void 0) return fail(refusal);
	const space = step.more === void 0 ? void 0 : parseSpace(step.more);
	if (space === void 0) return fail(UNREADABLE);
	const to = board$1.siteAt(space);
	if (to === -1) return fail(NO.theVoid);
	if (step.what === "#") {
		const site = board$1.siteAt(board$1.targetOf(step.actor));
		return site === -1 ? fail(NO.theVoid) : ok(k$1.sendCard.pack(site, to));
	}
	const read = target(step);
	return read.ok ? ok(k$1.send.pack(read.value.man, to, read.value.facing)) : read;
}
function swap(state, seat, { actor, what, more }) {
	const refusal = whyNotNamed(state, seat, actor);
	if (refusal !== void 0) return fail(refusal);
	const other = what.length === 1 ? LETTERS$1.indexOf(what) : -1;
	if (other === -1 || more !== void 0) return fail(UNREADABLE);
	return board$1.targetsPieceOf(actor, other) ? ok(k$1.swap.pack(other)) : fail(NO.noTrade);
}
function fetching(state, seat, { actor, what, more }) {
	const refusal = whyNotNamed(state, seat, actor);
	if (refusal !== void 0) return fail(refusal);
	if (more !== void 0) return fail(UNREADABLE);
	if (SEVERAL.test(what)) return fail(NO.oneByOne);
	if (isUsing(state, seat) && fetchedBy(state.ints) >= board$1.pips(actor)) return fail(NO.actorHasFetched);
	const card = cardNamed(what);
	return card === void 0 ? fail(NO_CARD) : ok(k$1.fetch.pack(card));
}
// packages/games/gnostica/src/text/parse-move.ts
const board = new Board();
const k = kinds;
const BARE = {
	pass: () => k.draw.pack(0, 0),
	stuck: () => k.stuck.pack(),
	flip: () => k.flip.pack(),
	skip: () => k.skip.pack(),
	".": () => k.rest.pack(),
	"!": () => k.announce.pack(),
	resign: () => k.resign.pack(),
	time: () => k.time.pack()
};
const LONGEST$1 = 120;
function parseMove(state, seat, text) {
	if (text.length > LONGEST$1) return fail(UNREADABLE);
	const line = withCodes(text.trim().replace(/\s+/g, " "));
	if (Object.hasOwn(BARE, line)) return ok(BARE[line]());
	const [verb, ...rest] = line.split(" ");
	switch (verb) {
		case "bid": return oneCard(rest, k.bid.pack);
		case "take": return oneCard(rest, k.take.pack);
		case "copy": return oneCard(rest, k.copy.pack);
		case "play": return orDiscard(state, seat, oneCard(rest, k.play.pack));
		case "draw": return exchangeOf(state, seat, rest, k.draw.pack);
		case "redraw": return orSkip(exchangeOf(state, seat, rest, k.redraw.pack));
		case "act": return orPass(state, seat, activation(state, rest));
		case "put": return placement(state, rest);
		case "turn": return turning(state, rest);
		default: return parseStep(state, seat, line);
	}
}
function oneCard(words, pack) {
	if (words.length !== 1) return fail(UNREADABLE);
	const card = cardNamed(words[0]);
	if (card !== void 0) return ok(pack(card));
	return fail(words[0].includes(",") ? refuse("one-by-one", "GNO-E-1") : NO_CARD);
}
function orDiscard(state, seat, read) {
	if (!read.ok || judge(state, seat, read.value) !== NO.noUse) return read;
	const nth = cardsIn(state.ints, handOf(seat)).indexOf(k.play.get.card(read.value));
	return ok(k.draw.pack(1 << nth, 0));
}
const orPass = (state, seat, read) => read.ok && judge(state, seat, read.value) === NO.noUse ? ok(k.draw.pack(0, 0)) : read;
const orSkip = (read) => read.ok && read.value === k.redraw.pack(0, 0) ? ok(k.skip.pack()) : read;
function exchangeOf({ ints }, seat, parts, pack) {
	const match = /^(?:-([\w,]+))? ?(?:\+(\d))?$/.exec(parts.join(" "));
	if (match === null || parts.length === 0) return fail(UNREADABLE);
	const hand = cardsIn(ints, handOf(seat));
	let drop = 0;
	for (const code of match[1] === void 0 ? [] : match[1].split(",")) {
		const card = cardNamed(code);
		if (card === void 0) return fail(NO_CARD);
		const nth = hand.indexOf(card);
		if (nth === -1) return fail(NO.dropNotHeld);
		drop |= 1 << nth;
	}
	const count = Number(match[2] ?? 0);
	return count <= 6 ? ok(pack(drop, count)) : fail(NO.handFull);
}
function siteOf({ ints }, text) {
	const space = text === void 0 ? void 0 : parseSpace(text);
	if (space === void 0) return fail(UNREADABLE);
	board.read(ints);
	const site = board.siteAt(space);
	return site === -1 ? fail(NO.theVoid) : ok(site);
}
function activation(state, words) {
	if (words.length !== 1) return fail(UNREADABLE);
	const site = siteOf(state, words[0]);
	return site.ok ? ok(k.act.pack(site.value)) : site;
}
function placement(state, words) {
	if (words.length !== 2) return fail(UNREADABLE);
	const site = siteOf(state, words[0]);
	if (!site.ok) return site;
	const facing = facingNamed(words[1]);
	return facing === void 0 ? fail(NO_FACING) : ok(k.put.pack(site.value, facing));
}
const TURNING = new RegExp(`^(${PIECE})>(\\w+)$`);
function turning({ ints }, parts) {
	const match = parts.length === 1 ? TURNING.exec(parts[0]) : null;
	if (match === null) return fail(UNREADABLE);
	const [kind, where] = match[1].split("@");
	const space = parseSpace(where);
	const man = space === void 0 ? void 0 : findMan(ints, kind, space);
	if (man === void 0) return fail(NO.noSuchMan);
	const facing = facingNamed(match[2]);
	return facing === void 0 ? fail(NO_FACING) : ok(k.turn.pack(man, facing));
}
// packages/games/gnostica/src/text/check.ts
const CHARIOT = major(7);
const MOON = major(18);
const moves = new Int32Array(MOST_MOVES);
function faultsOf(state) {
	const faults = [];
	const must = (isSo, path, message) => {
		if (!isSo) faults.push([path, message]);
	};
	checkSeats(state, must);
	checkMen(state, must);
	checkHands(state, must);
	if (faults.length === 0) checkPhase(state, must);
	if (faults.length === 0) checkGoesOn(state, must);
	return faults;
}
const isIn = ({ ints, rules }, seat) => seat >= 0 && seat < rules.seats && !hasSeat(ints[3], seat);
function checkSeats(state, must) {
	const { ints, rules } = state;
	const phase = ints[0];
	const hasTurn = phase !== BID && phase !== REDRAW && phase !== OVER;
	must(ints[3] < 1 << rules.seats, "gone", "names seats of this match");
	must(hasTurn ? isIn(state, ints[1]) : ints[1] === -1, "turn", "is of a player, while turns are taken");
	must(ints[2] === -1 || hasTurn && isIn(state, ints[2]), "open", "is of a player, while turns are taken");
	must(playersLeft(state) >= (phase === OVER ? 1 : 2), "gone", "leaves at least two players, or one at the end");
}
function checkMen(state, must) {
	const { ints, rules } = state;
	for (let i = 0; i < ints[13]; i++) {
		const man = ints[14 + i];
		const isTransit = ints[11] === TRANSIT && ints[12] === man;
		must(isIn(state, ownerOf(man)), "men", `${manText(man)} is of nobody in the game`);
		must(isTransit || !isVoid(ints, spaceOf(man)), "men", `${manText(man)} stands in the void`);
		must(minionMark(man) === 0 || ints[0] === STEPS && ownerOf(man) === ints[1], "minions", "are own pieces while a card is in use");
	}
	for (const seat of seatsUpTo(rules.seats)) for (const pips of [
		1,
		2,
		3
	]) must(stashOf(ints, seat, pips) >= 0, "men", `${seatName(seat)} has more than five of size ${pips}`);
	must(ints[10] === 0 || ints[0] === STEPS, "minions", "only while a card is in use");
}
function checkHands(state, must) {
	const { ints, rules } = state;
	for (const seat of seatsUpTo(rules.seats)) {
		const path = `hand ${seatName(seat)}`;
		must(handSize(ints, seat) <= 6, path, `${seatName(seat)} holds more than six cards`);
		must(isIn(state, seat) || handSize(ints, seat) === 0, path, `${seatName(seat)} is out and holds cards`);
	}
	for (let card = 0; card < CARDS; card++) {
		const knowers = knowersOf(ints, card);
		if (knowers === 0 && ints[304 + card] === 0) continue;
		const owner = seatsUpTo(rules.seats).find((seat) => holds(ints, seat, card));
		must(owner !== void 0, knowers === 0 ? "older" : "known", `${CODES[card]} is in no hand`);
		must(owner === void 0 || !hasSeat(knowers, owner), "known", `${CODES[card]} is the owner's`);
		must(ints[304 + card] <= 30, "older", `at most 30 shuffles`);
		const others = knowers & ~allSeats(rules.seats);
		must(others === 0 || others === 64, "known", `${CODES[card]} is known to nobody here`);
	}
}
function knowersOf(ints, card) {
	let knowers = 0;
	for (let seat = 0; seat <= 6; seat++) if (hasMember(ints, knownTo(seat), card)) knowers |= 1 << seat;
	return knowers;
}
function checkPhase(state, must) {
	const { ints, rules } = state;
	const phase = ints[0];
	const pool = cardsIn(ints, 389).length;
	const hasBid = phase === BID || phase === REDRAW;
	must(hasBid || pool === 0 && ints[382] === 0 && ints[392] === -1, "pool", "only while bidding");
	must(phase !== BID || ints[392] === -1, "first", "nobody is first before the bids are open");
	must(!hasBid || ints[13] === 0, "men", "none before the first turn");
	must(phase === STEPS === ints[6] > 0, "frames", "a card is in use during steps");
	const drawing = ints[11] === DRAWING;
	must(phase === STEPS || drawing || ints[11] === 0, "todo", "nothing is owed");
	must(!drawing || phase === END && mayDrawOn(state), "todo", "no more can be drawn");
	if (phase === BID) checkBids(state, must);
	if (phase === REDRAW) {
		must(isIn(state, ints[392]) || ints[392] < rules.seats, "first", "is a seat");
		must(ints[393] < 1 << rules.seats, "first", "names seats of this match");
		checkTaker(state, pool, must);
	}
	if (phase === STEPS) checkFrames(state, must);
	if (phase === OVER) checkOver(state, must);
}
function checkBids(state, must) {
	const { ints, rules } = state;
	const dealt = 7 - ints[382];
	for (const seat of seatsUpTo(rules.seats)) {
		const hasBid = ints[383 + seat] !== -1;
		must(isIn(state, seat) || !hasBid, "bids", `${seatName(seat)} is out`);
		must(!isIn(state, seat) || handSize(ints, seat) + (hasBid ? 1 : 0) === dealt, `hand ${seatName(seat)}`, `with the bid ${seatName(seat)} has ${dealt} in round ${ints[382]}`);
	}
	must(toAct(state) !== 0, "bids", "somebody is still to bid");
	for (let card = 0; card < CARDS; card++) {
		must(knowersOf(ints, card) === 0, "known", "nothing before the bids are open");
		must(ints[304 + card] === 0, "older", "nothing has been shuffled again");
	}
}
function checkTaker(state, pool, must) {
	const { ints, rules } = state;
	const taker = takerOf(state);
	must(taker !== -1, "first", "somebody is still to take cards");
	if (taker === -1) return;
	const wants = 6 - handSize(ints, taker);
	must(wants > 0 && wants < pool, "pool", `${seatName(taker)} has no choice`);
	for (const seat of seatsUpTo(rules.seats)) if (isIn(state, seat) && hasSeat(ints[393], seat)) must(handSize(ints, seat) === 6, `hand ${seatName(seat)}`, `${seatName(seat)} has taken up to six cards`);
}
function checkFrames(state, must) {
	const { ints } = state;
	for (let i = 0; i < ints[6]; i++) {
		const frame = ints[7 + i];
		const copied = copiedCard(frame);
		const isTop = i === ints[6] - 1;
		must(powersLeft(frame) <= powersOf(cardInUse(frame)), "frames", `${CODES[frameCard(frame)]} has fewer powers`);
		must(isTop ? powersLeft(frame) > 0 : cardInUse(frame) === FOOL && powersLeft(frame) < 2, "frames", "inner cards are finished first");
		must(i === 0 ? frameSource(frame) !== USED_FLIPPED : frameSource(frame) === USED_FLIPPED, "frames", "the first is used, the others are flipped");
		must(copied === void 0 || frameCard(frame) === WORLD && isMajor(copied) && copied !== WORLD, "frames", "only the World copies, and another major");
		for (let j = 0; j < i; j++) must(frameCard(ints[7 + j]) !== frameCard(frame), "frames", "a card is in use once");
	}
	const card = cardInUse(topFrame(ints));
	const isSecond = powersLeft(topFrame(ints)) === 1;
	const [todo, owed] = [ints[11], ints[12]];
	if (todo === TRANSIT) {
		must(card === CHARIOT && isSecond && owed !== 0, "todo", "a piece in transit waits for the second rod");
		must(pipsOf(owed) > 0 && (isVoid(ints, spaceOf(owed)) || crowdIn(ints, spaceOf(owed)) > 3), "todo", "that piece has arrived");
		must(ownerOf(owed) !== ints[1] || ints[10] === 1 || minionMark(owed) === 1, "todo", "a piece of the player’s own that was moved is a minion");
	}
	if (todo === THREE) must(card === MOON && isSecond && crowdIn(ints, owed) === 4, "todo", "four pieces wait for the sword");
}
function checkOver(state, must) {
	const { ints } = state;
	const [end, winner, fate] = [
		ints[394],
		ints[395],
		ints[396]
	];
	must((end === ANNOUNCED || end === LAST_LEFT) === (winner !== -1), "over", "a winner, or a draw");
	must(winner === -1 || isIn(state, winner), "over", "the winner is in the game");
	must(end === LAST_LEFT === (playersLeft(state) === 1), "over", "the last player left wins");
	must(end === LAST_LEFT === (fate !== -1), "over", "why the last player went");
	must(end !== BARE_BOARD || isBare(ints), "over", "there are cards on the board");
}
function checkGoesOn(state, must) {
	const { ints, rules } = state;
	if (ints[0] === OVER) return;
	const { passRule, cap } = rules.options;
	const isQuietEnough = passRule === "off" || ints[2] !== -1 || ints[4] < 3 * playersLeft(state);
	must(ints[2] !== -1 || !isBare(ints), "cards", "on a bare board the game is drawn");
	must(isQuietEnough || ints[0] === STEPS, "quiet", "after that many passes the game is drawn");
	must(cap === 0 || ints[2] !== -1 || ints[5] < cap, "turns", "the cap is reached");
	for (const seat of seatsUpTo(rules.seats)) if (hasSeat(toAct(state), seat)) must(legal(state, seat, moves) > 0, "todo", "what is owed cannot be done");
}
// packages/games/gnostica/src/text/fields.ts
const listOf = (fields, key) => {
	const value = fields.get(key) ?? "";
	return value === "" || value === "-" ? [] : value.split(" ");
};
const KEYS = [
	"to",
	"set",
	"gone",
	"quiet",
	"turns",
	"cards",
	"men",
	"hand",
	"pile",
	"out",
	"bids",
	"pool",
	"first",
	"minions",
	"frames",
	"todo",
	"known",
	"older",
	"over"
];
const IN_HEAD = [
	"seats",
	"turn",
	"open"
];
const LONGEST = 8e3;
const MOST_FAULTS = 20;
var Written = class {
	fields = /* @__PURE__ */ new Map();
	faults = [];
	#places = /* @__PURE__ */ new Map();
	constructor(text) {
		if (text.length > LONGEST) this.wrong("position", "is too long");
		else for (const [i, line] of text.split("\n").entries()) this.#readLine(line, i + 1);
	}
	#readLine(text, line) {
		let from = 0;
		for (const part of text.split(";")) {
			const column = from + part.length - part.trimStart().length + 1;
			this.#read({
				text: part.trim(),
				line,
				column
			});
			from += part.length + 1;
		}
	}
	#read(place) {
		const line = place.text.replace(/\s+/g, " ");
		if (line === "") return;
		const [, word, value] = /^(\S+) ?(.*)$/.exec(line) ?? [];
		const key = word === "hand" ? `hand ${value.slice(0, 1)}` : word;
		if (!KEYS.includes(word)) this.#fault(short(word), "there is no such field", place, hintFor(word, KEYS));
		else if (this.fields.has(key)) this.#fault(key, "is there twice", place);
		else {
			this.fields.set(key, word === "hand" ? value.slice(1).trim() : value);
			this.#places.set(key, place);
		}
	}
	wrong = (path, message, written, hint) => {
		const field = this.#places.get(IN_HEAD.includes(path) ? "to" : path);
		const skip = written === void 0 ? -1 : field?.text.indexOf(written, path.length) ?? -1;
		const place = field && {
			...field,
			column: field.column + Math.max(0, skip)
		};
		this.#fault(path.replace(/^hand .*/su, "hand"), message, place, hint);
	};
	#fault(path, message, place, hint) {
		if (this.faults.length >= MOST_FAULTS) return;
		this.faults.push({
			code: "bad-position",
			message: `${path}: ${message}`,
			path,
			...hint === void 0 ? {} : { hint },
			...place === void 0 ? {} : {
				line: place.line,
				column: place.column
			}
		});
	}
};
const short = (text) => text.length > 40 ? `${text.slice(0, 40)}…` : text;
const said = (text) => `“${short(text)}”`;
// packages/games/gnostica/src/text/lay-cards.ts
var Laying = class {
	named = /* @__PURE__ */ new Set();
	unnamed = [];
	#wrong;
	constructor(wrong) {
		this.#wrong = wrong;
	}
	name(path, code) {
		const card = cardNamed(code);
		if (card === void 0) this.#wrong(path, `there is no card ${said(code)}`, code);
		else if (this.named.has(card)) this.#wrong(path, `${code} lies in two places`, code);
		else {
			this.named.add(card);
			return card;
		}
	}
	list(path, text, place) {
		for (const code of text === "-" || text === "" ? [] : text.split(",")) {
			const count = /^#(\d{1,2})$/.exec(code);
			if (count !== null) for (let i = Number(count[1]); i > 0; i--) this.unnamed.push(place);
			else {
				const card = this.name(path, code);
				if (card !== void 0) place(card);
			}
		}
	}
};
function layCards(fields, state, rng, wrong) {
	const { ints, rules } = state;
	const laying = new Laying(wrong);
	layTerritories(fields, ints, laying, wrong);
	for (const [key, text] of fields) {
		if (!key.startsWith("hand ")) continue;
		const seat = LETTERS$1.indexOf(key.slice(5));
		if (seat < 0 || seat >= rules.seats || key.length !== 6) wrong(key, "is of no seat here");
		else laying.list(key, text, (card) => addMember(ints, handOf(seat), card));
	}
	laying.list("out", fields.get("out") ?? "-", (card) => addMember(ints, 262, card));
	laying.list("pool", fields.get("pool") ?? "-", (card) => addMember(ints, 389, card));
	layBids(fields, state, laying, wrong);
	layPile(fields.get("pile"), ints, laying);
	const lot = Int32Array.from({ length: CARDS }, (_, card) => card).filter((card) => !laying.named.has(card));
	rng.shuffle(lot);
	if (!fields.has("pile")) while (laying.unnamed.length < lot.length) laying.unnamed.push((card) => {
		ints[184 + ints[183]++] = card;
	});
	if (laying.unnamed.length !== lot.length) return wrong("pile", `${laying.named.size + laying.unnamed.length} cards lie about, not ${CARDS}`);
	for (const [i, place] of laying.unnamed.entries()) place(lot[i]);
}
function layTerritories(fields, ints, laying, wrong) {
	const spaces = /* @__PURE__ */ new Set();
	for (const text of listOf(fields, "cards")) {
		const [, where, code] = /^(\S+):(\w\w)$/.exec(text) ?? [];
		const space = where === void 0 ? void 0 : parseSpace(where);
		if (space === void 0 || spaces.has(space)) {
			wrong("cards", `cannot read ${said(text)}, or two cards lie there`, text);
			continue;
		}
		const card = laying.name("cards", code);
		if (card === void 0) continue;
		spaces.add(space);
		layCard(ints, space, card);
	}
}
function layBids(fields, { ints, rules }, laying, wrong) {
	const text = fields.get("bids");
	if (text === void 0) return;
	const [round, ...bids] = text.split(" ");
	if (!/^[1-6]$/.test(round) || bids.length !== rules.seats) return wrong("bids", `a round from 1 to 6, then a bid for each of ${rules.seats} seats`);
	ints[382] = Number(round);
	for (const [seat, bid] of bids.entries()) {
		const [who, code] = bid.split(":");
		const lay = (card) => bidOf(ints, seat, card);
		if (who !== "abcdef"[seat] || code === void 0) wrong("bids", `cannot read ${said(bid)}`, bid);
		else if (code === "?") laying.unnamed.push(lay);
		else if (code !== "-") layBid(code, laying, lay);
	}
}
function layBid(code, laying, lay) {
	const card = laying.name("bids", code);
	if (card !== void 0) lay(card);
}
function bidOf(ints, seat, card) {
	ints[383 + seat] = card;
}
function layPile(text, ints, laying) {
	if (text === void 0) return;
	const places = text === "-" || text === "" ? [] : text.split(",");
	for (const code of places.reverse()) {
		const count = /^#(\d{1,2})$/.exec(code);
		const card = count === null ? laying.name("pile", code) : void 0;
		if (card !== void 0) ints[184 + ints[183]++] = card;
		for (let i = Number(count?.[1] ?? 0); i > 0; i--) {
			const place = 184 + ints[183]++;
			laying.unnamed.push((unnamed) => {
				ints[place] = unnamed;
			});
		}
	}
}
// packages/games/gnostica/src/text/parse-position.ts
function parsePosition(text, options, seats, rng) {
	const { fields, faults, wrong } = new Written(text);
	const head = readHead(fields.get("to") ?? "", seats, wrong);
	const state = create({
		...settings(fields, options, wrong),
		target: head?.target ?? 9
	}, seats);
	const { ints } = state;
	clear(ints);
	if (head !== void 0) {
		ints[1] = head.turn;
		ints[2] = head.open;
	}
	ints[0] = phaseOf$1(fields);
	readSeats(fields, "gone", ints, 3, wrong);
	ints[4] = whole(fields, "quiet", wrong);
	ints[5] = whole(fields, "turns", wrong);
	readMen(fields, ints, wrong);
	layCards(fields, state, rng, wrong);
	readRedraw(fields, ints, wrong);
	readTurn(fields, ints, wrong);
	readKnown(fields, state, wrong);
	readOver(fields, ints, wrong);
	if (faults.length === 0) for (const [path, message] of faultsOf(state)) wrong(path, message);
	return faults.length > 0 ? fail(faults) : ok(state);
}
function phaseOf$1(fields) {
	if (fields.has("over")) return OVER;
	if (fields.has("bids")) return BID;
	if (fields.has("first")) return REDRAW;
	if (fields.has("frames")) return STEPS;
	return ["announce", "draw"].includes(fields.get("todo") ?? "") ? END : TURN;
}
function readHead(text, seats, wrong) {
	const match = /^(8|9|10) \| seats ([a-f]+) \| turn ([a-f-]) \| open ([a-f-])$/.exec(text);
	if (match === null) {
		wrong("to", `cannot read ${said(text)}`, void 0, "to 9 | seats ab | turn a | open -");
		return;
	}
	if (match[2] !== "abcdef".slice(0, seats)) wrong("seats", `must be ${LETTERS$1.slice(0, seats)}`);
	return {
		target: Number(match[1]),
		turn: seatOf(match[3]),
		open: seatOf(match[4])
	};
}
const seatOf = (letter) => letter === "-" ? -1 : LETTERS$1.indexOf(letter);
function settings(fields, options, wrong) {
	const given = { ...options };
	for (const pair of listOf(fields, "set")) {
		const [name, value] = pair.split("=");
		const option = name === "target" ? void 0 : Object.entries(OPTIONS).find(([key]) => key === name)?.[1];
		if (option === void 0 || value === void 0) wrong("set", `cannot read ${said(pair)}`, pair);
		else if (option.kind === "choice") {
			if (option.values.includes(value)) given[name] = value;
			else wrong("set", `${name} is one of ${option.values.join(", ")}`, pair);
		} else if (/^\d{1,4}$/.test(value)) given[name] = Number(value);
		else wrong("set", `${name} is a number up to ${option.most}`, pair);
	}
	if (given.draws === OPTIONS.draws.initial) delete given.draws;
	return given;
}
function whole(fields, key, wrong) {
	const value = fields.get(key) ?? "0";
	if (/^\d{1,6}$/.test(value)) return Number(value);
	wrong(key, `must be a whole number, not ${said(value)}`);
	return 0;
}
function readSeats(fields, key, ints, into, wrong) {
	const value = fields.get(key) ?? "-";
	if (value === "-") return;
	if (/^[a-f]+$/.test(value)) ints[into] = seatSet([...value].map((letter) => LETTERS$1.indexOf(letter)));
	else wrong(key, `cannot read ${said(value)}`);
}
function readMen(fields, ints, wrong) {
	const minions = listOf(fields, "minions");
	if (minions.length === 1 && minions[0] === "all") ints[10] = 1;
	const marked = ints[10] === 1 ? [] : minions;
	const men = listOf(fields, "men");
	if (men.length > 90) return wrong("men", `there are no more than 90`);
	for (const text of men) {
		const man = parseMan(text);
		if (man === void 0) return wrong("men", `cannot read ${said(text)}`, text);
		const nth = marked.indexOf(text);
		if (nth !== -1) marked.splice(nth, 1);
		addMan(ints, nth === -1 ? man : man + 1);
	}
	if (marked.length > 0) wrong("minions", `${said(marked[0])} is not among the men`, marked[0]);
}
function readRedraw(fields, ints, wrong) {
	const value = fields.get("first");
	if (value === void 0) return;
	const match = /^([a-f]) \| took ([a-f]+|-)$/.exec(value);
	if (match === null) return wrong("first", `cannot read ${said(value)}`, value);
	ints[392] = seatOf(match[1]);
	ints[393] = match[2] === "-" ? 0 : seatSet([...match[2]].map(seatOf));
}
function readTurn(fields, ints, wrong) {
	const frames = listOf(fields, "frames");
	if (frames.length > 3) return wrong("frames", `at most 3`);
	for (const text of frames) {
		const match = /^(\w\w)\/(hand|board|flipped)(?:>(\w\w))?:([0-3])$/.exec(text);
		const [card, copied] = [match?.[1], match?.[3]].map((code) => cardNamed(code ?? ""));
		if (match === null || card === void 0 || match[3] !== void 0 && copied === void 0) return wrong("frames", `cannot read ${said(text)}`, text);
		const source = FRAME_SOURCES.indexOf(match[2]);
		pushFrame(ints, makeFrame(card, source, copied, Number(match[4])));
	}
	const todo = fields.get("todo");
	if (todo === void 0 || todo === "announce") return;
	if (todo === "draw") {
		ints[11] = DRAWING;
		return;
	}
	const [, kind, what] = /^(transit|three) (\S+)$/.exec(todo) ?? [];
	if (kind === "three") {
		ints[11] = THREE;
		ints[12] = parseSpace(what) ?? 0;
	} else if (kind === "transit") {
		ints[11] = TRANSIT;
		ints[12] = transitOf(ints, what);
	} else wrong("todo", `cannot read ${said(todo)}`, todo);
}
function transitOf(ints, text) {
	const man = parseMan(text.replace(/\*$/, ""));
	if (man === void 0) return 0;
	const wanted = text.endsWith("*") ? man + 1 : man;
	for (let i = firstManIn(ints, spaceOf(man)); i < ints[13]; i++) if (ints[14 + i] === wanted) return wanted;
	return 0;
}
function readKnown(fields, { ints, rules }, wrong) {
	for (const text of listOf(fields, "known")) {
		const [, code, seats] = /^(\w\w):([a-f]+|\*)$/.exec(text) ?? [];
		const card = cardNamed(code ?? "");
		if (card === void 0) {
			wrong("known", `cannot read ${said(text)}`, text);
			continue;
		}
		const knowing = seats === "*" ? [...LETTERS$1.slice(0, rules.seats)].map(seatOf) : [...seats].map(seatOf);
		for (const seat of knowing) if (seats !== "*" || !holds(ints, seat, card)) addMember(ints, knownTo(seat), card);
		if (seats === "*") addMember(ints, knownTo(6), card);
	}
	for (const [i, list] of listOf(fields, "older").entries()) for (const code of list.split(",")) {
		const card = cardNamed(code);
		if (card === void 0 || ints[304 + card] > 0) wrong("older", `cannot read ${said(code)}`, code);
		else ints[304 + card] = i + 1;
	}
}
function readOver(fields, ints, wrong) {
	const value = fields.get("over");
	if (value === void 0) return;
	const [who, how, why] = value.split(" ");
	ints[395] = /^[a-f]$/.test(who) ? seatOf(who) : -1;
	ints[394] = ENDS.indexOf(how);
	ints[396] = why === void 0 ? -1 : FATES.indexOf(why);
	if (who !== "-" && ints[395] === -1 || ints[394] === -1) wrong("over", `cannot read ${said(value)}`, value);
	else if (why !== void 0 && ints[396] === -1) wrong("over", `cannot read ${said(why)}`, why);
}
// packages/games/gnostica/src/text/turn-line.ts
const { rest, announce: announce$1, skip, flip: flip$1, copy, cupTop, draw: draw$1, stuck } = kinds;
const PASS = draw$1.pack(0, 0);
const TURN_LINE = /^(?:(\d+)\. ?)?([a-f]) ([^:]+?)(?:: (.+?))? ?([.!])$/;
const OTHER_CARD = refuse("other-card", "GNO-PIL-1");
const OTHER_PLAYER = refuse("other-player", "GNO-BID-8");
function playTurn(state, line, luckOf) {
	const match = TURN_LINE.exec(withCodes(line.trim().replace(/\s+/g, " ")));
	if (match === null) return fail(UNREADABLE);
	const seat = LETTERS$1.indexOf(match[2]);
	if (seat !== state.ints[1]) return fail(OTHER_PLAYER);
	const player = new TurnPlayer(state, seat, luckOf);
	const refusal = player.playLine(match[3], partsOf(match[4] ?? ""), match[5] === "!");
	return refusal === void 0 ? ok(player.moves) : fail(refusal);
}
var TurnPlayer = class {
	moves = [];
	#state;
	#seat;
	#luckOf;
	constructor(state, seat, luckOf) {
		this.#state = state;
		this.#seat = seat;
		this.#luckOf = luckOf;
	}
	playLine(option, steps, announces) {
		const refusal = (announces && this.#passes(option) ? void 0 : this.play(option)) ?? this.playSteps(steps);
		if (refusal !== void 0) return refusal;
		if (announces) return this.#mayAnnounce() ? this.play("!") : this.skipTo(0) ?? this.play("!");
		return this.skipTo(0) ?? (this.#state.ints[0] === END ? this.play(".") : void 0);
	}
	#mayAnnounce() {
		return judge(this.#state, this.#seat, announce$1.pack()) === void 0;
	}
	#passes(option) {
		const read = parseMove(this.#state, this.#seat, option);
		return read.ok && (read.value === PASS || stuck.is(read.value)) && this.#mayAnnounce();
	}
	play(text) {
		const read = parseMove(this.#state, this.#seat, text);
		if (!read.ok) return read.fault;
		const refusal = judge(this.#state, this.#seat, read.value);
		if (refusal !== void 0) return refusal;
		play$1(this.#state, this.#seat, read.value, this.#luckOf(this.moves.length));
		this.moves.push(read.value);
	}
	playSteps(parts) {
		for (const part of parts) {
			const match = /^([^{[]+?)(?:\[(\w\w)\])?(?: ?\{(.*)\})?$/.exec(part);
			if (match === null) return UNREADABLE;
			const refusal = this.#playPart(match[1].trim(), match[2], match[3]);
			if (refusal !== void 0) return refusal;
		}
	}
	skipTo(depth) {
		const { ints } = this.#state;
		while (ints[0] === STEPS && ints[6] > depth) {
			const refusal = this.play(makeMove(this.#state, this.#seat, skip.pack()));
			if (refusal !== void 0) return refusal;
		}
	}
	#playPart(text, result, inner) {
		const { ints } = this.#state;
		const several = /^(.*fetch )(\w\w(?:,\w\w)+)$/.exec(text);
		if (several !== null) return this.playSteps(several[2].split(",").map((card) => `${several[1]}${card}`));
		const refusal = this.play(text);
		if (refusal !== void 0) return refusal;
		if (result !== void 0 && !this.#came(result)) return OTHER_CARD;
		if (inner === void 0) return void 0;
		const depth = ints[6];
		return this.playSteps(partsOf(inner)) ?? this.skipTo(depth - 1);
	}
	#came(code) {
		const { ints } = this.#state;
		const card = cardNamed(code);
		const flipped = ints[6] > 0 && frameCard(topFrame(ints)) === card;
		for (let i = 0; i < ints[104]; i++) if (landCard(ints[105 + i]) === card) return true;
		return flipped;
	}
};
function partsOf(steps) {
	const parts = [];
	let depth = 0;
	let part = "";
	for (const char of steps) {
		if (char === ";" && depth === 0) {
			parts.push(part.trim());
			part = "";
			continue;
		}
		depth += char === "{" ? 1 : char === "}" ? -1 : 0;
		part += char;
	}
	return [...parts, part.trim()].filter((one) => one !== "");
}
// packages/games/gnostica/src/view/imagine.ts
function cardOf(code) {
	const card = cardNamed(code);
	invariant(card !== void 0, `there is no card ${code}`);
	return card;
}
const manOf = ({ owner, pips, facing, x, y, minion }) => makeMan(spaceAt(x, y), owner, pips, FACINGS.indexOf(facing), minion ? 1 : 0);
function imagine(seen, into, rng) {
	const { ints } = into;
	clear(ints);
	ints[0] = PHASES.indexOf(seen.phase);
	ints[1] = seen.turn ?? -1;
	ints[2] = seen.open ?? -1;
	ints[3] = seatSet(seen.gone);
	ints[4] = seen.quiet;
	ints[5] = seen.turns;
	ints[382] = seen.round;
	ints[392] = seen.first ?? -1;
	ints[393] = seatSet(seen.took);
	for (const { x, y, card } of seen.sites) if (card !== null) layCard(ints, spaceAt(x, y), cardOf(card));
	for (const man of seen.men) addMan(ints, manOf(man));
	for (const code of seen.out) discard(ints, cardOf(code));
	for (const code of seen.pool) addMember(ints, 389, cardOf(code));
	layTurn(seen, ints);
	layHidden(seen, ints, rng);
	layKnowledge(seen, into);
}
function layTurn(seen, ints) {
	for (const { card, source, copied, left } of seen.frames) pushFrame(ints, makeFrame(cardOf(card), FRAME_SOURCES.indexOf(source), copied === null ? void 0 : cardOf(copied), left));
	ints[10] = seen.allMinions ? 1 : 0;
	if (seen.todo?.kind === "transit") {
		ints[11] = TRANSIT;
		ints[12] = manOf(seen.todo.man);
	} else if (seen.todo?.kind === "draw") ints[11] = DRAWING;
	else if (seen.todo !== null) {
		ints[11] = THREE;
		ints[12] = spaceAt(seen.todo.x, seen.todo.y);
	}
	if (seen.result === null) return;
	ints[394] = ENDS.indexOf(seen.result.end);
	ints[395] = seen.result.winner ?? -1;
	ints[396] = seen.result.fate === null ? -1 : FATES.indexOf(seen.result.fate);
}
function layHidden(seen, ints, rng) {
	for (const [seat, { cards }] of seen.hands.entries()) for (const code of cards) addMember(ints, handOf(seat), cardOf(code));
	for (const [i, codes] of seen.older.entries()) for (const code of codes) ints[304 + cardOf(code)] = i + 1;
	for (const [age, codes] of seen.unseen.entries()) {
		const lot = Int32Array.from(codes, cardOf);
		rng.shuffle(lot);
		let next = 0;
		for (const [seat, { hidden }] of seen.hands.entries()) for (let left = hidden[age]; left > 0; left--) {
			ints[304 + lot[next]] = age;
			addMember(ints, handOf(seat), lot[next++]);
		}
		if (age === 0) next = layPileAndBids(seen, ints, lot, next);
		invariant(next === lot.length, "cards and places do not match");
	}
}
function layPileAndBids(seen, ints, lot, from) {
	let next = from;
	for (const [seat, bid] of seen.bids.entries()) ints[383 + seat] = bid === null ? -1 : bid === "?" ? lot[next++] : cardOf(bid);
	ints[183] = seen.pile.count;
	if (seen.pile.cards !== null) ints.set(seen.pile.cards.map(cardOf).reverse(), 184);
	else for (let i = 0; i < seen.pile.count; i++) ints[184 + i] = lot[next++];
	return next;
}
const LETTERS = "abcdef";
function layKnowledge(seen, { ints, rules }) {
	for (const [owner, { cards }] of seen.hands.entries()) for (const code of cards) if (typeof seen.viewer === "number" && seen.viewer !== owner) addMember(ints, knownTo(seen.viewer), cardOf(code));
	for (const [code, seats] of seen.known) {
		const owner = seen.hands.findIndex(({ cards }) => cards.includes(code));
		if (seats === "*") takeOpenly(ints, rules.seats, owner, cardOf(code));
		else for (const letter of seats) addMember(ints, knownTo(LETTERS.indexOf(letter)), cardOf(code));
	}
}
// packages/games/gnostica/src/state.ts
const phaseOf = (ints) => ints[0];
const turnOf = (ints) => ints[1];
const announcerOf = (ints) => ints[2];
const isGone = (ints, seat) => hasSeat(ints[3], seat);
const winnerOf = (ints) => ints[395];
const depthOf = (ints) => ints[6];
const manCount = (ints) => ints[13];
const manAt = (ints, place) => ints[14 + place];
function setMan(ints, place, man) {
	ints[14 + place] = man;
}
const landCount = (ints) => ints[104];
const landAt = (ints, place) => ints[105 + place];
const pileSize = (ints) => ints[183];
const pileCard = (ints, place) => ints[184 + place];
function setPileCard(ints, place, card) {
	ints[184 + place] = card;
}
const ageOf = (ints, card) => ints[304 + card];
function setAge(ints, card, age) {
	ints[304 + card] = age;
}
// packages/games/gnostica/src/index.ts
const gnostica = defineGame({
	id: "gnostica",
	title: "Gnostica",
	rulesVersion: 1,
	seats: SEATS,
	packs: () => ({}),
	moves: MOVES,
	events: EVENTS,
	mostMoves: MOST_MOVES,
	notation: {
		parseMove,
		makeMove,
		playLine: playTurn,
		parsePosition,
		makePosition,
		draw: draw$2
	},
	optionSchema: optionSchema(OPTIONS),
	parseOptions,
	teams,
	create,
	setup,
	toAct,
	legal,
	judge,
	play: play$1,
	clock,
	outcome,
	view,
	imagine
});
// packages/games/gnostica/players/card-worth.ts
const SUITS = [
	.5,
	.45,
	.3,
	.4
];
const MAJORS = [
	.5,
	.7,
	.2,
	.7,
	.65,
	.75,
	.85,
	.75,
	.5,
	.85,
	.6,
	.45,
	.5,
	.7,
	.85,
	.35,
	.6,
	.5,
	.75,
	.8,
	.4,
	.55
];
const WORTH = Float64Array.from({ length: CARDS }, (_, card) => isMajor(card) ? MAJORS[numberOf(card)] : SUITS[suitOf(card)]);
// packages/games/gnostica/players/facts.ts
const LAND_BITS = 7;
const LAND_MASK = 127;
const MOST_READINGS = 1 << 23;
const SHARED = 6;
const FACTS = [
	"oneFaced",
	"twoFaced",
	"threeFaced",
	"oneNear",
	"moreNear",
	"oneSafe",
	"moreSafe",
	"mostFaced",
	"high",
	"higher",
	"chance",
	"chances",
	"prey",
	"preys",
	"shared",
	"small",
	"medium",
	"large",
	"idle",
	"blind",
	"powers",
	"cups",
	"rods",
	"discs",
	"swords",
	"majors",
	"score"
];
const WIDTH = FACTS.length;
const placeOf = (fact) => FACTS.indexOf(fact);
const [ONE_NEAR, ONE_SAFE] = [placeOf("oneNear"), placeOf("oneSafe")];
const MOST_FACED = placeOf("mostFaced");
const [HIGH, HIGHER, SHARED_WORTH] = [
	placeOf("high"),
	placeOf("higher"),
	placeOf("shared")
];
const CHANCE = placeOf("chance");
const SCORE = placeOf("score");
const CUPS = placeOf("cups");
const [PREY, SMALL, IDLE, BLIND, POWERS] = [
	placeOf("prey"),
	placeOf("small"),
	placeOf("idle"),
	placeOf("blind"),
	placeOf("powers")
];
const SORT_OF = Int8Array.from({ length: CARDS }, (_, card) => isMajor(card) ? 4 : suitOf(card));
const SORTS = 5;
const SHARES = Float64Array.from({ length: SORTS }, (_, sort) => SORT_OF.filter((of) => of === sort).length / CARDS);
var Facts = class {
	rows = new Float64Array(6 * WIDTH);
	holder = new Int8Array(CARDS);
	#crowd = new Int8Array(CARDS);
	#worth = new Int8Array(CARDS);
	#faced = new Int32Array(CARDS);
	#near = new Int32Array(CARDS);
	#grid = new Int32Array(SLOTS);
	#reading = 0;
	#spaces = new Int32Array(CARDS);
	#under = /* @__PURE__ */ new Int16Array(90);
	#target = /* @__PURE__ */ new Int16Array(90);
	#open = /* @__PURE__ */ new Int8Array(24);
	read({ ints, rules }, seat, all = false) {
		this.rows.fill(0, 0, rules.seats * WIDTH);
		this.#open.fill(0);
		this.#layOut(ints);
		for (let i = 0; i < manCount(ints); i++) this.#look(ints, i);
		for (let i = 0; i < landCount(ints); i++) this.#countLand(i);
		for (let i = 0; i < manCount(ints); i++) this.#countMan(ints, i);
		for (let of = 0; of < rules.seats; of++) {
			if (isGone(ints, of)) continue;
			const score = this.rows[of * WIDTH + SCORE];
			this.rows[of * WIDTH + HIGH] = Math.max(0, score - 4);
			this.rows[of * WIDTH + HIGHER] = Math.max(0, score - 7);
			this.#readHand(ints, of, all || of === seat);
		}
	}
	#layOut(ints) {
		const men = manCount(ints);
		if (++this.#reading === MOST_READINGS) {
			this.#grid.fill(0);
			this.#reading = 1;
		}
		const reading = this.#reading << LAND_BITS;
		let man = 0;
		for (let i = 0; i < landCount(ints); i++) {
			const land = landAt(ints, i);
			const space = landSpace(land);
			this.#grid[slotOf(space)] = reading | i;
			this.#spaces[i] = space;
			this.#worth[i] = worthOf(landCard(land));
			this.#faced[i] = 0;
			this.#near[i] = 0;
			while (man < men && spaceOf(manAt(ints, man)) < space) this.#under[man++] = -1;
			let holder = -1;
			let crowd = 0;
			for (; man < men && spaceOf(manAt(ints, man)) === space; man++) {
				const owner = ownerOf(manAt(ints, man));
				holder = holder === -1 || holder === owner ? owner : SHARED;
				this.#under[man] = i;
				crowd++;
			}
			this.holder[i] = holder;
			this.#crowd[i] = crowd;
		}
		while (man < men) this.#under[man++] = -1;
	}
	losses(seat, enemies) {
		let left = enemies;
		let sum = 0;
		for (let worth = 3; worth > 0; worth--) {
			const taken = Math.min(left, this.#open[4 * seat + worth]);
			sum += taken * worth;
			left -= taken;
		}
		return sum;
	}
	#landAt(space) {
		const here = this.#grid[slotOf(space)];
		const land = here & LAND_MASK;
		return here >> LAND_BITS === this.#reading && this.#spaces[land] === space ? land : -1;
	}
	#look(ints, i) {
		const man = manAt(ints, i);
		const space = spaceOf(man);
		const facing = facingOf(man);
		const own = 1 << ownerOf(man);
		const target = facing === 4 ? this.#under[i] : this.#landAt(space + AHEAD[facing]);
		this.#target[i] = target;
		if (target !== -1) this.#faced[target] |= own;
		const before = i > 0 ? manAt(ints, i - 1) : 0;
		if (i === 0 || spaceOf(before) !== space || ownerOf(before) !== ownerOf(man)) for (let way = 0; way < 4; way++) {
			const land = this.#landAt(space + AHEAD[way]);
			if (land !== -1) this.#near[land] |= own;
		}
		if (facing === 4) return;
		for (let far = pipsOf(man); far > 1; far--) {
			const land = this.#landAt(space + far * AHEAD[facing]);
			if (land !== -1) this.#near[land] |= own;
		}
	}
	#countLand(i) {
		const { rows } = this;
		const holder = this.holder[i];
		if (holder === -1 || holder === SHARED) return;
		const row = holder * WIDTH;
		const worth = this.#worth[i];
		const crowd = this.#crowd[i];
		const others = ~(1 << holder);
		rows[row + SCORE] += worth;
		if ((this.#faced[i] & others) !== 0) {
			rows[row + Math.min(crowd, 3) - 1] += worth;
			if (crowd < 3) {
				this.#open[4 * holder + worth]++;
				if (worth > rows[row + MOST_FACED]) rows[row + MOST_FACED] = worth;
			}
		} else if ((this.#near[i] & others) !== 0) rows[row + ONE_NEAR + (crowd > 1 ? 1 : 0)] += worth;
		else rows[row + ONE_SAFE + (crowd > 1 ? 1 : 0)] += worth;
	}
	#countMan(ints, i) {
		const { rows } = this;
		const man = manAt(ints, i);
		const owner = ownerOf(man);
		const row = owner * WIDTH;
		rows[row + SMALL + pipsOf(man) - 1]++;
		const target = this.#target[i];
		const under = this.#under[i];
		if (under === -1) rows[row + IDLE]++;
		else {
			rows[row + POWERS] += WORTH[landCard(landAt(ints, under))];
			if (this.holder[under] === SHARED) rows[row + SHARED_WORTH] += this.#worth[under] / this.#crowd[under];
		}
		if (target === -1) {
			rows[row + BLIND]++;
			return;
		}
		const holder = this.holder[target];
		if (holder === -1) this.#most(row + CHANCE, this.#worth[target]);
		else if (holder !== owner && holder !== SHARED && this.#crowd[target] < 3) this.#most(row + PREY, this.#worth[target]);
	}
	#most(place, worth) {
		const { rows } = this;
		if (worth > rows[place]) {
			rows[place + 1] += rows[place];
			rows[place] = worth;
		} else rows[place + 1] += worth;
	}
	#readHand(ints, of, known) {
		const { rows } = this;
		const from = of * WIDTH + CUPS;
		const hand = handOf(of);
		if (known) for (let card = firstMember(ints, hand, SET); card !== -1; card = nextMember(ints, hand, SET, card)) rows[from + SORT_OF[card]]++;
		else {
			const cards = handSize(ints, of);
			for (let sort = 0; sort < SORTS; sort++) rows[from + sort] = cards * SHARES[sort];
		}
	}
};
// packages/games/gnostica/players/outlook.ts
const WON = 1e3;
const DRAWN = -200;
const WITHIN = .3;
const STEEP$1 = .25;
const AT_BEST = .9;
var Outlook = class {
	facts = new Facts();
	cards;
	unseen;
	flip = .3;
	most = WON;
	#weights;
	#steep;
	constructor(weights, steep = STEEP$1) {
		this.#steep = steep;
		this.#weights = Float64Array.from(FACTS, (fact) => weights[fact]);
		this.cards = Float64Array.from({ length: CARDS }, (_, card) => this.#weights[CUPS + SORT_OF[card]]);
		this.unseen = this.cards.reduce((sum, worth) => sum + worth, 0) / CARDS;
		for (let card = 0; card < CARDS; card++) if (SORT_OF[card] === 4) this.cards[card] += WITHIN * (WORTH[card] - .6);
	}
	value(state, seat) {
		const { ints, rules } = state;
		if (phaseOf(ints) === OVER) {
			const winner = winnerOf(ints);
			return winner === seat ? WON : winner === -1 ? DRAWN : -1e3;
		}
		if (isGone(ints, seat)) return -1e3;
		this.facts.read(state, seat);
		let others = 0;
		for (let of = 0; of < rules.seats; of++) if (of !== seat && !isGone(ints, of)) others += Math.exp(this.#steep * this.strengthOf(of));
		const value = this.strengthOf(seat) - Math.log(others) / this.#steep;
		const open = announcerOf(ints);
		return open === -1 || open === seat ? value : value - this.#fear(state, open);
	}
	chance(state, seat) {
		const { ints, rules } = state;
		if (phaseOf(ints) === OVER && winnerOf(ints) === -1) return 1 / rules.seats;
		const value = this.value(state, seat);
		if (value === 1e3) return 1;
		return AT_BEST / (1 + Math.exp(-this.#steep * value));
	}
	#fear({ rules }, open) {
		const row = open * WIDTH;
		const { rows } = this.facts;
		const reach = rows[row + SCORE] + .8 * rows[row + CHANCE] + .3 * rows[row + CHANCE + 1];
		const short = rules.options.target - reach;
		return 30 / (1 + Math.exp(1.5 * short)) + rows[row + SCORE];
	}
	strengthOf(of) {
		const { rows } = this.facts;
		let strength = 0;
		for (let i = 0; i < WIDTH; i++) strength += this.#weights[i] * rows[of * WIDTH + i];
		return strength;
	}
};
// packages/games/gnostica/players/chances.ts
function gnosticaChances(weights, steep) {
	const outlook = new Outlook(weights, steep);
	return (given) => {
		const state = given;
		const seats = Array.from({ length: state.rules.seats }, (_, seat) => seat);
		if (phaseOf(state.ints) === OVER) {
			const winner = winnerOf(state.ints);
			if (seats.includes(winner)) return seats.map((seat) => seat === winner ? 1 : 0);
		}
		const raw = seats.map((seat) => outlook.chance(state, seat));
		const sum = raw.reduce((all, one) => all + one, 0);
		return raw.map((one) => sum > 0 ? one / sum : 1 / seats.length);
	};
}
// packages/games/gnostica/players/daring.ts
const dares = (outlook, state, seat) => reach(outlook, state, seat) >= state.rules.options.target && outlook.facts.rows[seat * WIDTH + SCORE] >= state.rules.options.target;
function reach({ facts }, state, seat) {
	facts.read(state, seat);
	const { rows } = facts;
	const row = seat * WIDTH;
	const enemies = playersLeft(state) - 1;
	const means = rows[row + CUPS] + rows[row + CUPS + 1] + rows[row + CUPS + 4];
	return rows[row + SCORE] - facts.losses(seat, enemies) + (means > 0 ? rows[row + CHANCE] : 0);
}
// packages/games/gnostica/players/redeal.ts
const cards = new Int32Array(CARDS);
const owners = new Int32Array(CARDS);
function redeal({ ints, rules }, seat, rng) {
	let oldest = 0;
	for (let age = 0; age <= oldest; age++) {
		let count = 0;
		for (let other = 0; other < rules.seats; other++) {
			if (other === seat) continue;
			const hand = handOf(other);
			for (let card = firstMember(ints, hand, SET); card !== -1; card = nextMember(ints, hand, SET, card)) {
				oldest = Math.max(oldest, ageOf(ints, card));
				if (ageOf(ints, card) !== age || hasMember(ints, knownTo(seat), card)) continue;
				cards[count] = card;
				owners[count++] = other;
			}
		}
		const hidden = count;
		if (age === 0) for (let i = 0; i < pileSize(ints); i++) cards[count++] = pileCard(ints, i);
		for (let i = 0; i < hidden; i++) removeMember(ints, handOf(owners[i]), cards[i]);
		shuffleRange(cards, 0, count, rng);
		for (let i = 0; i < hidden; i++) {
			addMember(ints, handOf(owners[i]), cards[i]);
			setAge(ints, cards[i], age);
		}
		for (let i = hidden; i < count; i++) {
			setPileCard(ints, i - hidden, cards[i]);
			setAge(ints, cards[i], 0);
		}
	}
}
// packages/games/gnostica/players/likeness.ts
const KINDS = Object.values(gnostica.moves.kinds);
const TAGS = (1 << 32 - Math.clz32(KINDS.length - 1)) - 1;
const BUT_FACING = Int32Array.from({ length: TAGS + 1 }, (_, tag) => {
	const kind = KINDS.find((one) => one.tag === tag);
	const values = Object.keys(kind?.fields ?? {}).map((field) => field === "facing" ? 7 : 0);
	return kind === void 0 ? -1 : ~(kind.pack(...values) & ~TAGS);
});
const whateverFacing = (move) => move & BUT_FACING[move & TAGS];
function kindOfPlay(move) {
	const card = kinds.play.get.card(move);
	return isMajor(card) ? 0 : 1 << 2 * suitOf(card) + worthOf(card) - 1;
}
// packages/games/gnostica/players/turns.ts
const { draw, redraw, flip, act, play, announce } = kinds;
const FIRST = 1e6;
const FACING = 1.2;
const LISTING = 10;
const MOST_BEGUN = 400;
const list$1 = moveList(gnostica);
const begun = [];
const begunMove = new Int32Array(MOST_BEGUN);
const begunWorth = new Float64Array(MOST_BEGUN);
let begunCount = 0;
let looked = 0;
var Turns = class {
	found;
	count = 0;
	#eye;
	#here = /* @__PURE__ */ new Int32Array(397);
	#scratch = /* @__PURE__ */ new Int32Array(397);
	constructor(eye, most) {
		this.#eye = eye;
		this.found = Array.from({ length: most }, () => ({
			move: 0,
			worth: 0,
			ints: /* @__PURE__ */ new Int32Array(397),
			lucky: void 0
		}));
	}
	search({ ints, rules }, seat, limit, rng) {
		const here = {
			ints: this.#here,
			rules
		};
		const scratch = {
			ints: this.#scratch,
			rules
		};
		this.count = begunCount = looked = 0;
		here.ints.set(ints);
		let more = this.#grow(here, scratch, seat, void 0, limit, rng);
		while (more && begunCount > 0) more = this.#grow(here, scratch, seat, takeBest(here.ints), limit, rng);
	}
	#grow(from, scratch, seat, first, limit, rng) {
		const count = gnostica.legal(from, seat, list$1);
		limit.watch.tick(LISTING);
		let before = NaN;
		let hopeless = -1;
		let played = 0;
		for (let i = 0; i < count; i++) {
			const move = list$1[i];
			if (announce.is(move)) continue;
			const begins = first ?? move;
			if (draw.is(move) || redraw.is(move) || flip.is(move)) {
				if (Number.isNaN(before)) before = this.#eye.value(from, seat);
				this.#keep(begins, before + this.#luck(from.ints, seat, move), from.ints, move);
				continue;
			}
			const like = whateverFacing(move);
			if (like === hopeless) continue;
			if (play.is(move)) {
				const kind = kindOfPlay(move);
				if ((played & kind) !== 0) continue;
				played |= kind;
			}
			if (limit.watch.tick(1) || ++looked > limit.positions) return false;
			scratch.ints.set(from.ints);
			gnostica.play(scratch, seat, move, rng);
			const goesOn = phaseOf(scratch.ints) === STEPS;
			if (goesOn && (act.is(move) || play.is(move))) {
				begin(begins, FIRST, scratch.ints);
				continue;
			}
			const worth = this.#eye.value(scratch, seat);
			if (goesOn) begin(begins, worth, scratch.ints);
			else {
				this.#keep(begins, worth, scratch.ints, void 0);
				if (worth >= this.#eye.most) return false;
				if (worth < this.#least() - FACING) hopeless = like;
			}
		}
		return true;
	}
	#least() {
		return this.count === this.found.length ? this.found[this.count - 1].worth : Number.NEGATIVE_INFINITY;
	}
	#luck(ints, seat, move) {
		if (flip.is(move)) return this.#eye.flip;
		const drop = draw.get.drop(move);
		let worth = draw.get.count(move) * this.#eye.unseen;
		for (let left = drop; left !== 0; left = withoutLowest(left)) worth -= this.#eye.cards[nthInHand(ints, seat, lowestBit(left))];
		return worth;
	}
	#keep(move, worth, ints, lucky) {
		const { found } = this;
		const isFull = this.count === found.length;
		if (worth <= this.#least()) return;
		let place = this.count;
		while (place > 0 && found[place - 1].worth < worth) place--;
		if (place > 0 && found[place - 1].worth === worth) return;
		if (!isFull) this.count++;
		const turn = found[this.count - 1];
		for (let i = this.count - 1; i > place; i--) found[i] = found[i - 1];
		found[place] = turn;
		turn.move = move;
		turn.worth = worth;
		turn.lucky = lucky;
		turn.ints.set(ints);
	}
};
function begin(move, worth, ints) {
	let place = begunCount;
	if (place < MOST_BEGUN) begunCount++;
	else {
		place = 0;
		for (let i = 1; i < MOST_BEGUN; i++) if (begunWorth[i] < begunWorth[place]) place = i;
		if (begunWorth[place] >= worth) return;
	}
	if (place === begun.length) begun.push(/* @__PURE__ */ new Int32Array(397));
	begun[place].set(ints);
	begunMove[place] = move;
	begunWorth[place] = worth;
}
function takeBest(into) {
	let best = 0;
	for (let i = 1; i < begunCount; i++) if (begunWorth[i] > begunWorth[best]) best = i;
	const ints = begun[best];
	const move = begunMove[best];
	into.set(ints);
	const last = --begunCount;
	begun[best] = begun[last];
	begun[last] = ints;
	begunMove[best] = begunMove[last];
	begunWorth[best] = begunWorth[last];
	return move;
}
// packages/games/gnostica/players/rounds.ts
const REST$1 = kinds.rest.pack();
const ANNOUNCE$1 = kinds.announce.pack();
var Rounds = class {
	#outlook;
	#turns;
	#from = /* @__PURE__ */ new Int32Array(397);
	constructor(outlook) {
		this.#outlook = outlook;
		this.#turns = new Turns(outlook, 1);
	}
	begin({ ints }) {
		this.#from.set(ints);
		for (let i = 0; i < manCount(ints); i++) {
			const man = manAt(ints, i);
			setMan(this.#from, i, man - minionMark(man));
		}
	}
	chance(state, seat, lucky, announces, limit, rng) {
		const { ints } = state;
		if (lucky !== void 0) {
			gnostica.play(state, seat, lucky, rng);
			if (!this.#finish(state, seat, limit, rng)) return void 0;
		}
		if (phaseOf(ints) === END) gnostica.play(state, seat, announces ? ANNOUNCE$1 : REST$1, rng);
		if (!this.#others(state, seat, limit, rng)) return void 0;
		if (phaseOf(ints) === TURN) {
			if (announcerOf(ints) === -1 && isSame(ints, this.#from, seat)) return 1 / state.rules.seats;
			if (!this.#finish(state, seat, limit, rng)) return void 0;
			if (announcerOf(ints) !== -1 && announcerOf(ints) !== seat && !this.#others(state, seat, limit, rng)) return void 0;
		}
		return this.#outlook.chance(state, seat);
	}
	#others(state, seat, limit, rng) {
		const { ints } = state;
		while (phaseOf(ints) !== OVER && turnOf(ints) !== seat && !isGone(ints, seat)) {
			const who = turnOf(ints);
			if (!this.#finish(state, who, limit, rng)) return false;
			if (phaseOf(ints) === END) gnostica.play(state, who, this.#endOf(state, who), rng);
		}
		return true;
	}
	#endOf(state, who) {
		return announcerOf(state.ints) === -1 && dares(this.#outlook, state, who) ? ANNOUNCE$1 : REST$1;
	}
	#finish(state, who, limit, rng) {
		const { ints } = state;
		const turns = this.#turns;
		while (turnOf(ints) === who && (phaseOf(ints) === TURN || phaseOf(ints) === STEPS)) {
			turns.search(state, who, limit, rng);
			if (turns.count === 0 || limit.watch.isOver) return false;
			const { ints: end, lucky } = turns.found[0];
			ints.set(end);
			if (lucky !== void 0) gnostica.play(state, who, lucky, rng);
		}
		return true;
	}
};
function isSame(ints, before, seat) {
	for (let i = 13; i < 183; i++) if (ints[i] !== before[i]) return false;
	for (let i = 0; i < SET; i++) if (ints[handOf(seat) + i] !== before[handOf(seat) + i]) return false;
	return true;
}
// packages/games/gnostica/players/follow.ts
const IMPRESSION = .04;
const WEIGHT = 2;
const meanOf = ({ sum, worlds, turn }) => (sum + WEIGHT * IMPRESSION * Math.max(turn.worth, -1e3)) / worlds;
const best = (a, b) => meanOf(b) > meanOf(a) ? b : a;
const FIRST_CUT = 2;
const DEALING = 10;
var Follower = class {
	#outlook;
	#rounds;
	#words = /* @__PURE__ */ new Int32Array(397);
	#dice = new FastLuck(1);
	constructor(outlook) {
		this.#outlook = outlook;
		this.#rounds = new Rounds(outlook);
	}
	linesOf(turn, { rules }, seat) {
		const rests = {
			turn,
			announces: false,
			sum: 0,
			worlds: 0
		};
		return this.#mayAnnounce({
			ints: turn.ints,
			rules
		}, seat) ? [rests, {
			...rests,
			announces: true
		}] : [rests];
	}
	follow(lines, from, seat, patience, limit, luck) {
		this.#rounds.begin(from);
		let left = lines;
		let cut = FIRST_CUT;
		for (let world = 1; world <= patience.worlds && left.length > 1 && !limit.watch.isOver; world++) {
			if (!this.#followAll(left, from, seat, patience, limit, luck.below(2147483647))) break;
			if (world !== cut) continue;
			left = [...left].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.max(2, left.length >> 1));
			cut *= 2;
		}
		const most = left[0].worlds;
		return most === 0 ? left[0] : left.filter(({ worlds }) => worlds === most).reduce(best);
	}
	#followAll(lines, { rules }, seat, { caution }, limit, seed) {
		const state = {
			ints: this.#words,
			rules
		};
		for (const line of lines) {
			limit.watch.tick(DEALING);
			this.#dice.reseed(seed);
			state.ints.set(line.turn.ints);
			redeal(state, seat, this.#dice);
			const chance = this.#rounds.chance(state, seat, line.turn.lucky, line.announces, limit, this.#dice);
			if (chance === void 0) return false;
			line.sum += chance - (line.announces ? caution : 0);
			line.worlds++;
		}
		return true;
	}
	#mayAnnounce(state, seat) {
		const { ints, rules } = state;
		const { target } = rules.options;
		if (phaseOf(ints) !== END || announcerOf(ints) !== -1) return false;
		return reach(this.#outlook, state, seat) >= target - 1 || this.#outlook.facts.rows[seat * WIDTH + SCORE] >= target - 2;
	}
};
// packages/games/gnostica/players/start.ts
const list = moveList(gnostica);
function bidOrTake(world, seat) {
	const count = gnostica.legal(world, seat, list);
	const sign = phaseOf(world.ints) === REDRAW ? 1 : -1;
	let [best, most] = [list[0], Number.NEGATIVE_INFINITY];
	for (let i = 0; i < count; i++) {
		const card = sign > 0 ? kinds.take.get.card(list[i]) : kinds.bid.get.card(list[i]);
		if (card === -1 || sign * WORTH[card] <= most) continue;
		[best, most] = [list[i], sign * WORTH[card]];
	}
	return best;
}
// packages/games/gnostica/players/time.ts
const [BEGINNING, FIRST_STEP, STEP, LAST] = [
	.44,
	.22,
	.02,
	.18
];
function shareOf({ ms, now }, { ints }) {
	return {
		ms: ms * share(ints),
		now
	};
}
function share(ints) {
	if (phaseOf(ints) === TURN) return BEGINNING;
	if (phaseOf(ints) === END) return LAST;
	const frame = topFrame(ints);
	const card = cardInUse(frame);
	if (depthOf(ints) > 1 || card === FOOL || card === WORLD) return STEP;
	return powersLeft(frame) === powersOf(card) ? FIRST_STEP : STEP;
}
const [LEAST_BETWEEN, MOST_BETWEEN] = [150, 1500];
var Watch = class {
	isOver = false;
	#now;
	#start;
	#end;
	#work = 0;
	#between = LEAST_BETWEEN;
	#left = LEAST_BETWEEN;
	constructor(time) {
		this.#now = time.now;
		this.#start = time.now();
		this.#end = this.#start + useOf$1(time);
	}
	tick(work) {
		this.#left -= work;
		if (this.#left <= 0) this.#look();
		return this.isOver;
	}
	#look() {
		const now = this.#now();
		this.isOver ||= now >= this.#end;
		this.#work += this.#between - this.#left;
		const half = this.#work * (this.#end - now) / (2 * (now - this.#start));
		this.#between = Math.min(Math.max(half, LEAST_BETWEEN), MOST_BETWEEN);
		this.#left = this.#between;
	}
};
// packages/games/gnostica/players/world.ts
function imagined(view, rng) {
	const seen = view;
	const world = gnostica.create(seen.options, seen.hands.length);
	gnostica.imagine(seen, world, rng);
	return world;
}
// packages/games/gnostica/players/mind.ts
const REST = kinds.rest.pack();
const ANNOUNCE = kinds.announce.pack();
const ENDLESS = /* @__PURE__ */ new Set([
	kinds.draw.pack(0, 0),
	kinds.stuck.pack(),
	kinds.skip.pack()
]);
const EQUALS = 6;
const FEW_WORLDS = 2;
function gnosticaBot(level, sight) {
	const outlook = new Outlook(sight.weights, sight.steep);
	const turns = new Turns(outlook, Math.max(sight.turns, sight.blur > 0 ? EQUALS : 1));
	const follower = new Follower(outlook);
	const list = moveList(gnostica);
	const announces = (world, seat, patience, limit, luck) => {
		const turn = {
			move: REST,
			worth: 0,
			ints: world.ints,
			lucky: void 0
		};
		return follower.follow(follower.linesOf(turn, world, seat), world, seat, patience, limit, luck).announces;
	};
	const choice = (found, world, seat) => found.flatMap((turn) => follower.linesOf(turn, world, seat));
	const begins = (world, seat, patience, limit, luck) => {
		turns.search(world, seat, {
			...limit,
			positions: sight.own
		}, luck);
		if (turns.count === 0) return list[luck.below(gnostica.legal(world, seat, list))];
		const found = turns.found.slice(0, turns.count);
		const { move, worth } = found[0];
		if (sight.turns === 1) {
			const equals = found.filter((turn) => turn.worth >= worth - sight.blur);
			return equals[luck.below(equals.length)].move;
		}
		if (found.every((turn) => turn.move === move)) return move;
		return follower.follow(choice(found, world, seat), world, seat, patience, limit, luck).turn.move;
	};
	const orAnnounce = (world, seat, move) => {
		if (!ENDLESS.has(move) || gnostica.judge(world, seat, ANNOUNCE) !== void 0) return move;
		return dares(outlook, world, seat) ? ANNOUNCE : move;
	};
	const choose = (view, seat, means) => {
		const luck = new FastLuck(means.rng.below(2147483647));
		const world = imagined(view, luck);
		const phase = phaseOf(world.ints);
		if (phase === BID || phase === REDRAW) return bidOrTake(world, seat);
		const limit = {
			positions: sight.positions,
			watch: new Watch(shareOf(means, world))
		};
		const patience = means.ms === Number.POSITIVE_INFINITY ? {
			...sight,
			worlds: Math.min(sight.worlds, FEW_WORLDS)
		} : sight;
		if (phase !== END) return orAnnounce(world, seat, begins(world, seat, patience, limit, luck));
		if (gnostica.judge(world, seat, ANNOUNCE) !== void 0) return REST;
		if (sight.worlds === 0) return dares(outlook, world, seat) ? ANNOUNCE : REST;
		return announces(world, seat, patience, limit, luck) ? ANNOUNCE : REST;
	};
	return {
		game: gnostica.id,
		level,
		choose
	};
}
// packages/games/gnostica/players/weights.ts
const SOON = {
	oneFaced: .583,
	twoFaced: .691,
	threeFaced: .68,
	oneNear: .778,
	moreNear: .821,
	oneSafe: .811,
	moreSafe: .878,
	mostFaced: -.011,
	high: -.012,
	higher: -.011,
	chance: .12,
	chances: .02,
	prey: -.078,
	preys: .007,
	shared: .102,
	small: -.099,
	medium: -.011,
	large: -.071,
	idle: .052,
	blind: -.034,
	powers: .164,
	cups: .102,
	rods: .1,
	discs: .021,
	swords: .058,
	majors: .099,
	score: 0
};
const LASTING = {
	oneFaced: .569,
	twoFaced: .847,
	threeFaced: 1.016,
	oneNear: .799,
	moreNear: 1.086,
	oneSafe: .821,
	moreSafe: .97,
	mostFaced: -.185,
	high: .097,
	higher: .134,
	chance: .111,
	chances: .124,
	prey: -.081,
	preys: .031,
	shared: .237,
	small: -.242,
	medium: .073,
	large: .459,
	idle: .062,
	blind: -.061,
	powers: .353,
	cups: .079,
	rods: .067,
	discs: .164,
	swords: .102,
	majors: .282,
	score: 0
};
// packages/games/gnostica/players/index.ts
const STEEP = .2;
const NOVICE = {
	own: 150,
	turns: 1,
	blur: 1.5,
	positions: 0,
	worlds: 0,
	caution: 0,
	weights: SOON
};
const CLUB = {
	own: 3e3,
	turns: 1,
	blur: .1,
	positions: 0,
	worlds: 0,
	caution: 0,
	weights: SOON
};
const EXPERT = {
	own: 4e3,
	turns: 5,
	blur: 0,
	positions: 150,
	worlds: 1e6,
	caution: .05,
	weights: LASTING,
	steep: STEEP
};
const players = {
	game: gnostica,
	levels: {
		novice: () => gnosticaBot("novice", NOVICE),
		club: () => gnosticaBot("club", CLUB),
		expert: () => gnosticaBot("expert", EXPERT)
	},
	chances: () => gnosticaChances(LASTING, STEEP),
	random: () => randomBot(gnostica, (view, { rng }) => imagined(view, rng))
};
export { players };
