// Version 4 of the rules of cgs, frozen with its players. Nobody edits this file: version.json has its hash.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import "@noble/hashes/hmac.js";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// packages/kernel/src/contract/result.ts
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
// packages/kernel/src/chance/luck.ts
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
// packages/kernel/src/chance/fairness.ts
const isHex = (value, bytes) => typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
// packages/kernel/src/contract/fault.ts
const refuse$1 = (code, clause) => clause === void 0 ? { code } : {
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
// packages/kernel/src/packing/codec.ts
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
const onlySeat = (seat) => 1 << seat;
const allSeats = (seats) => (1 << seats) - 1;
const hasSeat = (set, seat) => (set >>> seat & 1) === 1;
const withSeat = (set, seat) => set | 1 << seat;
const withoutSeat = (set, seat) => set & ~(1 << seat);
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
// packages/kernel/src/contract/events.ts
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
// packages/kernel/src/log/content.ts
const contentHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));
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
// packages/kernel/src/contract/game.ts
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
const copyState = (state) => ({
	...state,
	ints: state.ints.slice()
});
// packages/kernel/src/contract/moves.ts
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
// packages/kernel/src/contract/options.ts
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
const flag = (about, initial) => ({
	kind: "flag",
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
		const fault = faultOf$1(kind, value);
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
function faultOf$1(kind, value) {
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
// packages/kernel/src/packing/record.ts
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
// packages/kernel/src/packing/sets.ts
const hasBit = (set, i) => (set >>> i & 1) === 1;
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
const membersOf = (ints, at, size) => {
	const out = new Int32Array(size << 5);
	return [...out.subarray(0, listMembers(ints, at, size, out))];
};
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
const lowestMember = (word, bits) => (word << 5) + lowestBit(bits);
const lowestBit = (bits) => 31 - Math.clz32(bits & -bits);
const withoutLowest = (bits) => bits & bits - 1;
const NTH_OF_BYTE = /* @__PURE__ */ new Uint8Array(2048);
for (let byte = 0; byte < 256; byte++) for (let bits = byte, nth = 0; bits !== 0; bits = withoutLowest(bits)) NTH_OF_BYTE[byte * 8 + nth++] = lowestBit(bits);
function bitCount(bits) {
	let n = bits - (bits >>> 1 & 1431655765);
	n = (n & 858993459) + (n >>> 2 & 858993459);
	return Math.imul(n + (n >>> 4) & 252645135, 16843009) >>> 24;
}
// packages/bots/src/bot.ts
const useOf$1 = ({ ms }) => ms - Math.min(ms / 10, 5);
function deadline(time) {
	const end = time.now() + useOf$1(time);
	let isLate = false;
	return () => isLate ||= time.now() >= end;
}
// packages/bots/src/world.ts
const MOST_KEPT = 8;
const kept = /* @__PURE__ */ new Map();
function emptyWorld(game, setting) {
	const seats = setting?.seats ?? game.seats[0] ?? 2;
	const key = `${game.id} ${seats} ${JSON.stringify(setting?.options ?? {})}`;
	const known = kept.get(key) ?? makeWorld(game, setting?.options ?? {}, seats);
	kept.delete(key);
	kept.set(key, known);
	if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
	return {
		...known,
		ints: new Int32Array(known.ints.length)
	};
}
function makeWorld(game, given, seats) {
	const options = game.parseOptions(given, seats);
	if (!options.ok) throw new Error(options.fault.map(({ message }) => message).join("; "));
	return game.create(options.value, seats);
}
function imagined(game, view, setting, rng) {
	const world = emptyWorld(game, setting);
	game.imagine(view, world, rng);
	return world;
}
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
// packages/cards/src/language/telling/near.ts
const LONGEST = 60;
const MOST_REMEMBERED$1 = 2e3;
function nearestIn(known) {
	const remembered = /* @__PURE__ */ new Map();
	return (word) => {
		if (word.length > LONGEST) return void 0;
		if (!remembered.has(word)) {
			if (remembered.size >= MOST_REMEMBERED$1) remembered.clear();
			remembered.set(word, nearest(word, known));
		}
		return remembered.get(word);
	};
}
// packages/cards/src/language/telling/said.ts
const said = (texts, ...gaps) => ({
	text: texts.reduce((text, next, i) => `${text}{${i - 1}}${next}`),
	gaps: gaps.map((gap) => typeof gap === "number" ? String(gap) : gap)
});
const phrase = (text) => ({
	text,
	gaps: []
});
const asSaid = (sentence) => typeof sentence === "string" ? phrase(sentence) : sentence;
const spell = ({ text, gaps }, say = (same) => same) => say(text).replace(/\{(\d)\}/g, (written, at) => {
	const gap = gaps[Number(at)];
	return gap === void 0 ? written : typeof gap === "string" ? gap : spell(gap, say);
});
const quoting = ({ text, gaps }, change) => ({
	text,
	gaps: gaps.map((gap) => typeof gap === "string" ? change(gap) : quoting(gap, change))
});
const didYouMean = (near) => near === void 0 ? void 0 : said`did you mean ${near}?`;
// packages/cards/src/language/model.ts
const PLAIN = [
	"AdventureCommonCosts",
	"AdventureCosts",
	"AdventureResources",
	"EraCosts",
	"EraResources",
	"Feats"
];
const PLAY_CONDITIONS = [
	"PlayIfBuildsite",
	"PlayIfBuildsiteSum",
	"PlayIfBuildsite1"
];
const CONDITIONAL_POWERS = [
	"DisableIf",
	"DisableIf1",
	"DivertIf",
	"DivertIf1",
	"WreckIf",
	"WreckIf1"
];
const CONDITIONAL = [
	"AcceptSupportIf1",
	...PLAY_CONDITIONS,
	...CONDITIONAL_POWERS,
	"ImmuneIf1",
	"SeizeIf",
	"SeizeIf1"
];
// packages/cards/src/language/words.ts
const MODES = ["Adventure", "Support"];
const ROLEPLAYS = [
	"Battle",
	"Cataclysm",
	"Competition",
	"Cooperation",
	"Doomsday",
	"Epic",
	"Obstruction",
	"Solo"
];
const [A, S, BOTH] = [
	["Adventure"],
	["Support"],
	MODES
];
const rule$2 = (on, value) => ({
	on: on ?? MODES,
	value
});
const PREDEFINED = /* @__PURE__ */ new Map([
	["Type", rule$2(BOTH, MODES)],
	["Roleplay", rule$2(A, ROLEPLAYS)],
	["Affiliation", rule$2(BOTH, "text")],
	["Unique", rule$2(BOTH, "text")],
	["UniqueAny", rule$2(BOTH, "text")],
	["CommonBuildsite", rule$2(A, "yes")],
	["MultiEra", rule$2(A, "yes")],
	["MustPlay", rule$2(BOTH, "yes")],
	["StockOffering", rule$2(A, "count")],
	["StockHolding", rule$2(S, "count")],
	["Freeze", rule$2(S, "yes")],
	["FreezeAdventureCommonCosts", rule$2(S, "yes")],
	["RewindAdventure", rule$2(S, "yes")],
	["Recover1", rule$2(S, "yes")],
	["Reuse", rule$2(S, "count")]
]);
const GLOBAL_ORDER = [...PREDEFINED.keys()].toSpliced(1, 0, "Subtype");
const KNOWN_GLOBALS = new Set(GLOBAL_ORDER);
const isKnownGlobal = (name) => KNOWN_GLOBALS.has(name);
const CATEGORY_ALIASES = {
	AC: "AdventureCosts",
	ACC: "AdventureCommonCosts",
	AR: "AdventureResources",
	EC: "EraCosts",
	ER: "EraResources"
};
const ALIAS_OF = new Map(Object.entries(CATEGORY_ALIASES).map(([alias, category]) => [category, alias]));
const shortCategory = (category) => ALIAS_OF.get(category) ?? category;
const CATEGORY_ORDER = [
	"AdventureCommonCosts",
	"AdventureCosts",
	"AdventureResources",
	...CONDITIONAL,
	"EraCosts",
	"EraResources",
	"Feats"
];
const CATEGORIES = new Map([...CATEGORY_ORDER.map((name) => [name, name]), ...Object.entries(CATEGORY_ALIASES)]);
const categoryNamed = (word) => CATEGORIES.get(word);
const PLAIN_NAMES = new Set(PLAIN);
const isPlain = (category) => PLAIN_NAMES.has(category);
const ON_ADVENTURES = /* @__PURE__ */ new Set(["Feats", "AcceptSupportIf1"]);
const ON_BOTH = /* @__PURE__ */ new Set([
	"AdventureCommonCosts",
	"EraCosts",
	"AdventureResources",
	"EraResources",
	"PlayIfBuildsite",
	"PlayIfBuildsiteSum",
	"PlayIfBuildsite1"
]);
const modesOf = (category) => ON_BOTH.has(category) ? MODES : ON_ADVENTURES.has(category) ? ["Adventure"] : ["Support"];
const VOCABULARY = [...PREDEFINED.keys(), ...CATEGORIES.keys()];
const VOCABULARY_SET = new Set(VOCABULARY);
const isVocabulary = (word) => VOCABULARY_SET.has(word);
// packages/cards/src/language/area/names.ts
const NO_ALIASES = /* @__PURE__ */ new Map();
const isCustomName = (name) => /^\p{L}+$/u.test(name);
const isName = (name) => isCustomName(name) || PREDEFINED.has(name);
const nearestWord = nearestIn(VOCABULARY);
function tellBadName(cursor, token) {
	const near = nearestWord(token.text);
	cursor.tell("ERR-1", cursor.spot(token), said`Name "${token.text}" may contain letters only.`, didYouMean(near));
}
// packages/cards/src/language/telling/characters.ts
const STRICT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufffd]|(?! )\p{Zs}/u;
const IN_PROSE = /(?![\u200c\u200d]|\p{VS})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufffd]/u;
const ALL_STRICT = new RegExp(STRICT, "gu");
const ALL_IN_PROSE = new RegExp(IN_PROSE, "gu");
const ORDINARY = /^[\t\x20-\x7e]*$/;
function unseenIn(line, prose) {
	if (ORDINARY.test(line)) return [];
	const found = [];
	const seen = /* @__PURE__ */ new Set();
	for (const { 0: character, index } of line.matchAll(prose ? ALL_IN_PROSE : ALL_STRICT)) {
		if (character === "	" || seen.has(character)) continue;
		seen.add(character);
		found.push({
			at: index,
			length: character.length,
			message: messageFor(character)
		});
	}
	return found;
}
function messageFor(character) {
	const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
	if (character === "�") return "Bytes that are not UTF-8.";
	if (/\p{Cs}/u.test(character)) return said`Half of a character, ${code}.`;
	if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character)) return said`Character ${code} changes the direction of writing.`;
	if (/\p{Cc}/u.test(character)) return said`Control character ${code}.`;
	return said`Invisible character ${code}.`;
}
function asSeen(line, prose) {
	let text = "";
	const offsets = [];
	const keep = (from, to) => {
		text += line.slice(from, to);
		for (let at = from; at < to; at++) offsets.push(at);
	};
	let done = 0;
	for (const { 0: character, index } of line.matchAll(prose ? ALL_IN_PROSE : ALL_STRICT)) {
		if (character === "	") continue;
		keep(done, index);
		done = index + character.length;
		if (!IS_BLANK.test(character)) continue;
		text += " ";
		offsets.push(index);
	}
	keep(done, line.length);
	return {
		text,
		offsets
	};
}
const IS_BLANK = /\p{Zs}/u;
const withoutUnseen = (word) => ORDINARY.test(word) ? word : word.replace(ALL_STRICT, "");
// packages/cards/src/language/area/scan.ts
const OPERATOR = "=<>!≤≥≠";
const isOperator = (c) => OPERATOR.includes(c);
const isBlank = (c) => c === " " || c === "	" || c > "" && /\p{Zs}/u.test(c);
const endsWord = (c) => c === "\"" || c === "/" || isOperator(c) || isBlank(c);
const IS_PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const plainText = (text) => IS_PLAIN.test(text) ? text : withoutUnseen(text.replace(/\s/g, " ")).normalize("NFC").replace(/ +/g, " ").trim();
function scan(line) {
	const tokens = [];
	let at = 0;
	const until = (stop) => {
		let to = at + 1;
		while (to < line.length && !stop(line[to])) to++;
		return to;
	};
	const take = (kind, to, text) => {
		tokens.push({
			kind,
			text,
			from: at,
			to
		});
		at = to;
	};
	while (at < line.length) {
		const c = line[at];
		if (isBlank(c)) at += 1;
		else if (c === "\"") {
			const close = line.indexOf("\"", at + 1);
			if (close < 0) take("unclosed", line.trimEnd().length, line.slice(at + 1).trim());
			else take("text", close + 1, plainText(line.slice(at + 1, close)));
			if (close < 0) break;
		} else if (c === "/") take("slash", at + 1, c);
		else if (isOperator(c)) {
			const to = until((d) => !isOperator(d));
			take("operator", to, line.slice(at, to));
		} else {
			const to = until(endsWord);
			const word = withoutUnseen(line.slice(at, to)).normalize("NFC");
			if (word === "") at = to;
			else take("word", to, word);
		}
	}
	return tokens;
}
const indentOf = (line) => line.length - line.trimStart().length;
const isNumberLike = (word) => /^[+\-−]?[.,]?\d/.test(word);
// packages/cards/src/language/area/values.ts
function isValueAhead(cursor) {
	const token = cursor.token();
	if (token === void 0) return false;
	if (token.kind === "text" || token.kind === "unclosed") return true;
	return token.kind === "word" && (isNumberLike(token.text) || !cursor.startsItem());
}
function parseValue(cursor, name, before) {
	const token = cursor.token();
	if (token.kind === "word" && !isNumberLike(token.text)) {
		unquoted(cursor, before);
		return;
	}
	cursor.at += 1;
	if (token.kind === "word") return parseInteger(cursor, token);
	if (token.kind === "unclosed") cursor.tell("ERR-6", cursor.spot(token), said`Missing closing quote in the value of "${name}".`);
	else if (token.text === "") cursor.tell("ERR-4", cursor.spot(token), said`Attribute "${name}" has an empty text.`);
	else return token.text;
}
function parseInteger(cursor, token) {
	const { text } = token;
	if (/^(?:0|[1-9]\d{0,8})$/.test(text)) return Number(text);
	const plain = text.replace(/^0+(?=\d)/, "");
	cursor.tell("ERR-5", cursor.spot(token), !/^\d+$/.test(text) ? said`"${text}" is not an integer of at least 0.` : plain.length > 9 ? said`"${text}" has more than 9 digits.` : said`Write "${plain}" instead of "${text}".`);
}
const LONGEST_QUOTED$1 = 80;
function unquoted(cursor, before) {
	const first = cursor.token();
	cursor.at += 1;
	while (cursor.token()?.kind === "word" && (cursor.indented || !cursor.startsItem())) cursor.at += 1;
	const { to } = cursor.token(-1);
	const text = cursor.written(first.from, Math.min(to, first.from + LONGEST_QUOTED$1)).replace(/^[“”'‘’«»„]+|[“”'‘’«»„]+$/g, "");
	const spot = cursor.spot({
		from: first.from,
		to
	});
	cursor.tell("ERR-3", spot, said`Text values need quotes: write ${before} "${text}".`);
}
// packages/cards/src/language/area/conditions.ts
function parseCondition(cursor, aliases) {
	const [name, sign] = [cursor.token(), cursor.token(1)];
	cursor.at += 2;
	const path = parsePath(cursor, name, aliases);
	const operator = parseOperator(cursor, sign);
	const values = parseAlternatives(cursor, name, sign, operator);
	if (path === void 0 || operator === void 0 || values === void 0) return {
		path,
		condition: void 0
	};
	return {
		path,
		condition: {
			...path,
			operator,
			values
		}
	};
}
const nearestCategory$1 = nearestIn(VOCABULARY);
function parsePath(cursor, token, aliases) {
	const [spot, parts] = [cursor.spot(token), token.text.split(".")];
	const written = parts.at(-1);
	if (parts.length === 1 && categoryNamed(written) !== void 0) {
		cursor.tell("ERR-26", spot, said`"${written}" is a category; a condition names one of its attributes.`);
		return;
	}
	const category = parts.length === 2 ? categoryNamed(parts[0]) : void 0;
	if (parts.length > 2 || parts.length === 2 && (category === void 0 || !isPlain(category))) {
		const near = parts.length === 2 && category === void 0 ? nearestCategory$1(parts[0]) : void 0;
		const hint = near === void 0 ? void 0 : didYouMean(`${near}.${written}`);
		const message = said`"${token.text}": only cost, resource and Feats categories can be referenced.`;
		cursor.tell("ERR-26", spot, message, hint);
		return;
	}
	if (isName(written)) return {
		category,
		name: aliases.get(written) ?? written
	};
	tellBadName(cursor, {
		...token,
		text: written,
		from: token.to - written.length
	});
}
const AT_LEAST = "\">\" already means \"at least\"";
const AT_MOST = "\"<\" already means \"at most\"";
const NOT = "a condition cannot exclude a value";
const MEANT$1 = {
	">=": AT_LEAST,
	"=>": AT_LEAST,
	"≥": AT_LEAST,
	"<=": AT_MOST,
	"=<": AT_MOST,
	"≤": AT_MOST,
	"==": "write \"=\"",
	"!=": NOT,
	"<>": NOT,
	"≠": NOT
};
function parseOperator(cursor, token) {
	if (token.text === "=" || token.text === "<" || token.text === ">") return token.text;
	const meant = MEANT$1[token.text] ?? "conditions use =, < and >";
	cursor.tell("ERR-16", cursor.spot(token), said`"${token.text}" is not an operator; ${phrase(meant)}.`);
}
function parseAlternatives(cursor, name, sign, operator) {
	const values = [];
	const [first, isOrder] = [cursor.token(), operator === "<" || operator === ">"];
	let isBad = false;
	const tell = (code, token, message) => {
		isBad = true;
		cursor.tell(code, cursor.spot(token), message);
	};
	for (let more = true; more;) {
		if (!isValueAhead(cursor)) {
			const before = cursor.token(-1);
			if (before.kind === "slash") tell("ERR-2", before, "There is no alternative after \"/\".");
			else tell("ERR-2", name, said`Condition "${name.text}" has no value.`);
			break;
		}
		const value = parseValue(cursor, name.text, `${name.text} ${sign.text}`);
		if (value === void 0) isBad = true;
		else values.push(value);
		const slash = cursor.token();
		more = slash?.kind === "slash";
		if (more && isOrder) {
			tell("ERR-18", slash, "Alternatives with \"/\" are allowed only after \"=\".");
			cursor.skipValues();
			break;
		}
		if (more) cursor.at += 1;
	}
	const texts = values.filter((value) => typeof value === "string").length;
	if (texts > 0 && isOrder) tell("ERR-17", first, "Text conditions use only \"=\".");
	else if (texts > 0 && texts < values.length) tell("ERR-19", first, "Alternatives must be all numbers or all texts.");
	return isBad ? void 0 : values;
}
// packages/cards/src/language/area/cursor.ts
const columnAt = ({ text, written }, offset) => 1 + (written === void 0 ? offset : written.offsets[offset] ?? offset - text.length + written.text.length);
var Cursor = class {
	isFaulty = false;
	at = 0;
	indented = false;
	#report;
	#rows = [];
	#row = -1;
	constructor(lines, report) {
		this.#report = report;
		for (const { text, line, written } of lines) {
			const tokens = scan(text);
			if (tokens.length > 0) this.#rows.push({
				text,
				line,
				written,
				tokens,
				indent: indentOf(text)
			});
		}
	}
	tell = (...fault) => {
		this.isFaulty ||= fault[0] !== "ERR-13";
		this.#report(...fault);
	};
	tellFirst = (...fault) => {
		if (!this.isFaulty) this.tell(...fault);
	};
	nextLine() {
		this.#row += 1;
		this.at = 0;
		this.isFaulty = false;
		return this.#row < this.#rows.length;
	}
	get indent() {
		return this.#rows[this.#row].indent;
	}
	get nextIndent() {
		return this.#rows[this.#row + 1]?.indent ?? 0;
	}
	get isClean() {
		return this.#rows[this.#row].written === void 0;
	}
	get brokenWord() {
		const [name, rest] = [this.token().text, this.#rows[this.#row + 1]?.tokens[0]];
		if (rest?.kind !== "word" || isVocabulary(name) || isVocabulary(rest.text)) return void 0;
		return isVocabulary(name + rest.text) ? name + rest.text : void 0;
	}
	mendNext(word) {
		const next = this.#rows[this.#row + 1];
		const [first, ...more] = next.tokens;
		this.#rows[this.#row + 1] = {
			...next,
			tokens: [{
				...first,
				text: word
			}, ...more]
		};
	}
	get isValue() {
		const { tokens } = this.#rows[this.#row];
		const [first] = tokens;
		return tokens.length === 1 && (first.kind === "text" || isNumberLike(first.text));
	}
	get endsText() {
		const { tokens } = this.#rows[this.#row];
		const [first, last] = [tokens[0], tokens.at(-1)];
		const isOther = categoryNamed(first.text) !== void 0 || isKnownGlobal(first.text);
		return last.kind === "unclosed" && last.text === "" && !isOther && !tokens.some(({ kind }) => kind === "text");
	}
	get isUnclosed() {
		return this.#rows[this.#row].tokens.at(-1)?.kind === "unclosed";
	}
	beginsWith(name) {
		return this.#rows[this.#row].text.replace(/\P{L}/gu, "").startsWith(name);
	}
	toEnd() {
		this.at = this.#rows[this.#row].tokens.length;
	}
	token(ahead = 0) {
		return this.#rows[this.#row].tokens[this.at + ahead];
	}
	written(from, to) {
		return this.#rows[this.#row].text.slice(from, to);
	}
	spot({ from, to }) {
		const row = this.#rows[this.#row];
		return {
			line: row.line,
			column: columnAt(row, from),
			end: columnAt(row, to)
		};
	}
	startsItem() {
		const [token, next] = [this.token(), this.token(1)];
		if (categoryNamed(token.text) !== void 0 || isKnownGlobal(token.text)) return true;
		return next !== void 0 && (next.kind === "word" ? isNumberLike(next.text) : next.kind !== "slash");
	}
	skipValues() {
		let last = this.token(-1);
		for (let token = this.token(); token !== void 0; token = this.token()) {
			const isWord = token.kind === "word" && !isNumberLike(token.text);
			if (isWord && (last === void 0 || last.kind === "text" || last.kind === "word")) return;
			if (isWord && this.startsItem()) return;
			last = token;
			this.at += 1;
		}
	}
};
// packages/cards/src/language/area/items.ts
function attributesOf(items) {
	const globals = /* @__PURE__ */ new Map();
	const lists = /* @__PURE__ */ new Map();
	const conditions = /* @__PURE__ */ new Map();
	const under = (map, key, make) => {
		const there = map.get(key) ?? make();
		map.set(key, there);
		return there;
	};
	for (const { category, name, value, condition } of items) if (category === void 0) globals.set(name, value);
	else if (condition === void 0) under(lists, category, () => /* @__PURE__ */ new Map()).set(name, value);
	else under(conditions, category, () => []).push(condition);
	return {
		globals,
		lists,
		conditions
	};
}
// packages/cards/src/language/area/area.ts
const nearestCategory = nearestIn(CATEGORY_ORDER);
const REQUIRED$1 = ["Type", "Roleplay"];
const startsWithName = ({ kind, text }) => kind === "word" && !isNumberLike(text);
const parseArea = (lines, aliases, report) => new AreaParser(new Cursor(lines, report), aliases).area();
var AreaParser = class {
	#cursor;
	#aliases;
	#items = [];
	#headings = /* @__PURE__ */ new Map();
	#mentioned = /* @__PURE__ */ new Set();
	#taken = /* @__PURE__ */ new Set();
	#scope = "globals";
	#repeated = false;
	#empty;
	#edge = 0;
	#isNext = false;
	#isOpen = false;
	#lacksValue = false;
	#flat = false;
	constructor(cursor, aliases) {
		this.#cursor = cursor;
		this.#aliases = aliases;
	}
	area() {
		while (this.#cursor.nextLine()) this.#line();
		this.#close();
		return {
			attributes: attributesOf(this.#items),
			items: this.#items,
			headings: this.#headings,
			mentioned: this.#mentioned
		};
	}
	#line() {
		const cursor = this.#cursor;
		const { indent } = cursor;
		if (this.#isRest()) return cursor.toEnd();
		this.#edge = Math.min(this.#edge, indent);
		if (indent > this.#edge && this.#scope === "globals") {
			if (cursor.isClean) cursor.tell("ERR-11", cursor.spot(cursor.token()), this.#headings.size === 0 ? "Indented line before any category." : "Indented line outside any category.");
			this.#edge = indent;
		}
		cursor.indented = indent > this.#edge;
		this.#flat = false;
		if (!cursor.indented) {
			if (!startsWithName(cursor.token())) this.#empty = void 0;
			this.#close();
			this.#scope = "globals";
		}
		const kept = this.#items.length;
		this.#isOpen = cursor.isUnclosed;
		while (cursor.token() !== void 0) {
			this.#item(cursor.token());
			if (cursor.isFaulty && cursor.isUnclosed) this.#abandon(kept);
		}
		if (!cursor.isFaulty) return;
		for (const name of REQUIRED$1) if (cursor.beginsWith(name)) this.#mentioned.add(name);
		if (!cursor.indented && this.#scope === "globals") this.#scope = "nowhere";
	}
	#isRest() {
		const [isOpen, lacksValue] = [this.#isOpen, this.#lacksValue];
		this.#isOpen = false;
		this.#lacksValue = false;
		return isOpen && this.#cursor.endsText || lacksValue && this.#cursor.isValue;
	}
	#abandon(kept) {
		this.#items.length = kept;
		this.#empty = void 0;
		this.#cursor.toEnd();
	}
	#item(token) {
		const category = token.kind === "word" ? categoryNamed(token.text) : void 0;
		const isPath = this.#isConditional() && this.#cursor.token(1)?.kind === "operator";
		if (category !== void 0 && !isPath) this.#category(token, category);
		else if (this.#scope === "nowhere") {
			this.#mentioned.add(token.text);
			this.#cursor.at += 1;
		} else if (token.kind === "word") this.#named(token);
		else this.#stray(token);
	}
	#stray(token) {
		const cursor = this.#cursor;
		const spot = cursor.spot(token);
		if (token.kind === "slash") cursor.tellFirst("ERR-20", spot, "Alternatives are allowed only in conditions.");
		else if (token.kind === "unclosed") cursor.tell("ERR-6", spot, "Missing closing quote.");
		else cursor.tellFirst("ERR-1", spot, said`There is no name before ${cursor.written(token.from, token.to)}.`);
		this.#empty = void 0;
		const before = this.#items.at(-1);
		if (token.kind === "text" && before?.line === spot.line && before.condition === void 0) this.#items.pop();
		cursor.at += 1;
		if (token.kind !== "text") cursor.skipValues();
	}
	#category(token, category) {
		const cursor = this.#cursor;
		const spot = cursor.spot(token);
		cursor.at += 1;
		if (cursor.indented && this.#scope !== "nowhere") {
			cursor.tell("ERR-9", spot, said`Categories cannot be nested: "${category}" must start at the left edge.`);
			this.#empty = void 0;
		}
		this.#open(category, spot);
		const next = cursor.token();
		if (next === void 0 || next.kind === "word" && !isNumberLike(next.text)) return;
		this.#empty = void 0;
		cursor.tell("ERR-10", spot, said`Category "${category}" has no value; it lists attributes.`);
		cursor.skipValues();
	}
	#open(category, spot) {
		this.#close();
		this.#repeated = this.#headings.has(category);
		if (this.#repeated) {
			if (!this.#isNext) this.#cursor.tell("ERR-8", spot, said`Category "${category}" is present twice.`);
		} else {
			this.#headings.set(category, spot);
			this.#empty = {
				category,
				spot
			};
		}
		this.#scope = category;
		this.#flat = true;
	}
	#close() {
		if (this.#empty !== void 0) {
			const { category, spot } = this.#empty;
			this.#cursor.tell("ERR-10", spot, said`Category "${category}" lists no attributes.`);
		}
		this.#empty = void 0;
		this.#repeated = false;
	}
	#unknownCategory(token) {
		this.#close();
		const near = nearestCategory(token.text);
		this.#cursor.tellFirst("ERR-12", this.#cursor.spot(token), near === void 0 ? said`Unknown category "${token.text}".` : said`Unknown category "${token.text}". Did you mean "${near}"?`);
		this.#scope = "nowhere";
		this.#cursor.at += 1;
	}
	#named(token) {
		const next = this.#cursor.token(1);
		if (next === void 0) this.#nameAtEnd(token);
		else if (next.kind === "operator") this.#condition(token);
		else if (next.kind === "slash") this.#noValue(token);
		else if (next.kind !== "word" || isNumberLike(next.text)) this.#attribute(token);
		else if (isNumberLike(token.text)) this.#noValue(token);
		else this.#nameBeforeName(token, next);
	}
	#nameAtEnd(token) {
		const isGlobal = this.#scope === "globals";
		const broken = this.#cursor.brokenWord;
		this.#lacksValue = true;
		if (broken !== void 0) {
			this.#noValue(token, didYouMean(broken));
			this.#cursor.mendNext(broken);
			return;
		}
		if (isGlobal && !isKnownGlobal(token.text) && this.#cursor.nextIndent > this.#edge) return this.#unknownCategory(token);
		this.#noValue(token);
		if (isGlobal) this.#scope = "nowhere";
	}
	#nameBeforeName(token, next) {
		const cursor = this.#cursor;
		const isKnown = isKnownGlobal(token.text);
		if (categoryNamed(next.text) !== void 0 && (this.#scope !== "globals" || isKnown)) return this.#noValue(token);
		if (!cursor.indented && !isKnown) return this.#unknownCategory(token);
		this.#mention(token.text);
		cursor.at += 1;
		if (cursor.indented && cursor.isFaulty) cursor.toEnd();
		else unquoted(cursor, token.text);
	}
	#noValue(token, hint) {
		this.#mention(token.text);
		this.#cursor.at += 1;
		if (!(this.#isConditional() && token.text.includes(".")) && !isName(token.text)) tellBadName(this.#cursor, token);
		else this.#cursor.tell("ERR-2", this.#cursor.spot(token), said`Attribute "${token.text}" has no value.`, hint);
	}
	#attribute(token) {
		const cursor = this.#cursor;
		const name = this.#aliases.get(token.text) ?? token.text;
		this.#mention(name);
		cursor.at += 1;
		const value = parseValue(cursor, name, token.text);
		const { to } = cursor.token(-1);
		const slash = cursor.token();
		if (slash?.kind === "slash" && !this.#isConditional()) cursor.tell("ERR-20", cursor.spot(slash), "Alternatives are allowed only in conditions.");
		if (slash?.kind === "slash") cursor.skipValues();
		if (this.#isConditional()) cursor.tell("ERR-15", cursor.spot(token), said`Condition "${token.text}" needs =, < or >.`);
		else if (!isName(token.text)) tellBadName(cursor, token);
		else if (this.#isWelcome(token, name, value) && !this.#isTwice(token, name) && value !== void 0) {
			const category = this.#scope === "globals" ? void 0 : this.#scope;
			this.#keep({
				category,
				name,
				value,
				flat: this.#flat,
				...cursor.spot({
					from: token.from,
					to
				})
			});
		}
	}
	#isWelcome(token, name, value) {
		const scope = this.#scope;
		const bad = (code, message) => {
			this.#cursor.tell(code, this.#cursor.spot(token), message);
			return false;
		};
		if (scope === "globals") return true;
		if (PREDEFINED.has(name)) return bad("ERR-25", said`"${name}" is a predefined attribute and cannot be a cost, resource or feat.`);
		if (scope !== "Feats" && typeof value === "string") return bad("ERR-24", said`${scope} lists numbers only; "${name}" has a text.`);
		return true;
	}
	#condition(token) {
		const cursor = this.#cursor;
		this.#mention(token.text);
		if (!this.#isConditional()) return this.#strayOperator(token);
		const { path, condition } = parseCondition(cursor, this.#aliases);
		if (path === void 0) return;
		const short = path.category === void 0 ? path.name : `${shortCategory(path.category)}.${path.name}`;
		if (this.#isTwice(token, short) || condition === void 0) return;
		this.#keep({
			category: this.#scope,
			name: path.name,
			condition,
			flat: this.#flat,
			...cursor.spot({
				from: token.from,
				to: cursor.token(-1).to
			})
		});
	}
	#strayOperator(token) {
		const cursor = this.#cursor;
		cursor.at += 2;
		cursor.skipValues();
		const { to } = cursor.token(-1);
		const written = cursor.written(token.from, to);
		const message = said`"${written}": operators are used only in conditional categories.`;
		cursor.tell("ERR-14", cursor.spot({
			from: token.from,
			to
		}), message);
	}
	#isConditional() {
		return this.#scope !== "globals" && this.#scope !== "nowhere" && !isPlain(this.#scope);
	}
	#mention(name) {
		this.#mentioned.add(name);
		this.#empty = void 0;
	}
	#isTwice(token, name) {
		const key = `${this.#scope} ${name}`;
		if (this.#repeated || !this.#taken.has(key)) {
			this.#taken.add(key);
			return false;
		}
		if (this.#isNext) return true;
		const scope = this.#scope;
		this.#isNext = scope === "globals" && name === "Type";
		this.#cursor.tell("ERR-7", this.#cursor.spot(token), scope === "globals" ? said`"${name}" is listed twice among the globals.` : said`"${name}" is listed twice in ${scope}.`, this.#isNext ? "a card begins with [card NAME 1]" : void 0);
		return true;
	}
	#keep(item) {
		if (this.#repeated) return;
		if (item.category === void 0 && this.#headings.size > 0) this.#cursor.tell("ERR-13", item, said`Global attribute "${item.name}" stands after a category; reformatting moves it to the top.`);
		this.#items.push(item);
	}
};
// packages/cards/src/language/area/format.ts
const formatValue = (value) => typeof value === "number" ? String(value) : `"${value}"`;
const pathOf = ({ category, name }) => category === void 0 ? name : `${shortCategory(category)}.${name}`;
const formatCondition = (condition) => `${pathOf(condition)} ${condition.operator} ${condition.values.map(formatValue).join("/")}`;
const byText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
const GLOBAL_RANK = new Map(GLOBAL_ORDER.map((name, rank) => [name, rank]));
const byGlobalOrder = (a, b) => (GLOBAL_RANK.get(a) ?? GLOBAL_ORDER.length) - (GLOBAL_RANK.get(b) ?? GLOBAL_ORDER.length) || byText(a, b);
const memberKey = ({ category, name }) => category === void 0 ? name : `${category}.${name}`;
function formatLines({ globals, lists, conditions }, options = {}) {
	const lines = [...globals.keys()].sort(byGlobalOrder).map((name) => `${name} ${formatValue(globals.get(name))}`);
	for (const category of CATEGORY_ORDER) {
		const plain = lists.get(category);
		const conditional = conditions.get(category);
		if (plain === void 0 && conditional === void 0) continue;
		lines.push(options.compact === true ? shortCategory(category) : category);
		for (const [name, value] of [...plain ?? []].sort(([a], [b]) => byText(a, b))) lines.push(`  ${name} ${formatValue(value)}`);
		for (const condition of [...conditional ?? []].sort((a, b) => byText(memberKey(a), memberKey(b)))) lines.push(`  ${formatCondition(condition)}`);
	}
	return lines;
}
// packages/cards/src/language/area/holds.ts
const find$1 = ({ globals, lists }, { category, name }) => category === void 0 ? globals.get(name) : lists.get(category)?.get(name);
function holds$1({ operator, values }, value, absent = false) {
	if (value === void 0) return absent;
	if (operator === "=") return values.includes(value);
	const bound = values[0];
	if (typeof value !== "number" || typeof bound !== "number") return false;
	return operator === "<" ? value <= bound : value >= bound;
}
const holdsOn = (conditions, card, absent = false) => conditions.every((condition) => holds$1(condition, find$1(card, condition), absent));
// packages/cards/src/language/limits.ts
const LIMITS = {
	cards: 1e3,
	bytes: 262144,
	line: 400,
	attributes: 64,
	copies: 512,
	players: 6,
	names: 200
};
const thousands = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
const REPLACEMENT = 65533;
const bytesOf = (text) => {
	let bytes = text.length;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (unit === REPLACEMENT) continue;
		if (unit >= 2048) bytes += unit >= 55296 && unit < 57344 ? 1 : 2;
		else if (unit >= 128) bytes += 1;
	}
	return bytes;
};
// packages/cards/src/language/pack/pack.ts
const PACK_TYPES = [
	"edition",
	"expansion",
	"extension",
	"booster",
	"session"
];
const LEVELS = [
	"beginner",
	"casual",
	"experienced",
	"expert"
];
const affiliationsIn$1 = (cards) => {
	const found = /* @__PURE__ */ new Set();
	for (const { card } of cards) {
		const affiliation = card.attributes.globals.get("Affiliation");
		if (typeof affiliation === "string") found.add(affiliation);
	}
	return [...found];
};
const copiesIn = (cards) => cards.reduce((sum, { copies }) => sum + copies, 0);
const isCustomized = ({ type }) => type === "session";
// packages/cards/src/language/telling/findings.ts
function sentencesOf(message, hint) {
	const whole = asSaid(message);
	const more = hint === void 0 ? void 0 : asSaid(hint);
	const hasGaps = whole.gaps.length > 0 || (more?.gaps.length ?? 0) > 0;
	return {
		message: spell(whole),
		...more === void 0 ? {} : { hint: spell(more) },
		...hasGaps ? { said: {
			message: whole,
			...more === void 0 ? {} : { hint: more }
		} } : {}
	};
}
const MOST_SHOWN = 100;
const ROOM = 1024;
const inFileOrder = (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
var FindingList = class {
	#kept = [];
	#count = 0;
	#last;
	get count() {
		return this.#count;
	}
	add(finding) {
		this.#count += 1;
		this.#kept.push(finding);
		if (this.#kept.length < ROOM) return;
		this.#kept = this.first();
		this.#last = this.#kept.at(-1);
	}
	skips(spot) {
		if (this.#last === void 0 || inFileOrder(this.#last, spot) >= 0) return false;
		this.#count += 1;
		return true;
	}
	first() {
		return this.#kept.sort(inFileOrder).slice(0, MOST_SHOWN);
	}
};
const clauseOf = (code) => `CGS-${code}`;
// packages/cards/src/language/lint/facts.ts
const NOTHING$1 = /* @__PURE__ */ new Map();
const NONE = [];
function factsOf$1(card, record) {
	const { globals, lists, conditions } = card.attributes;
	const yes = (name) => globals.has(name);
	const isBlockable = CONDITIONAL_POWERS.some((category) => conditions.has(category)) || yes("Freeze") || yes("FreezeAdventureCommonCosts");
	const isPower = isBlockable || yes("RewindAdventure");
	const isEffect = yes("Recover1") || yes("Reuse") || [
		"ImmuneIf1",
		"SeizeIf",
		"SeizeIf1"
	].some((one) => conditions.has(one));
	const numeric = /* @__PURE__ */ new Map();
	for (const [category, list] of lists) numeric.set(category, category !== "Feats" ? list : new Map([...list].filter((entry) => typeof entry[1] === "number")));
	return {
		card,
		record,
		mode: globals.get("Type"),
		roleplay: globals.get("Roleplay"),
		isPower,
		isBlockable,
		isProtected: isPower || isEffect,
		affiliation: globals.get("Affiliation"),
		global: (name) => globals.get(name),
		numbers: (category) => numeric.get(category) ?? NOTHING$1,
		list: (category) => lists.get(category) ?? NOTHING$1,
		has: (category) => lists.has(category) || conditions.has(category),
		conditions: (category) => conditions.get(category) ?? NONE
	};
}
const IS = (...roleplays) => {
	const set = new Set(roleplays);
	return ({ roleplay }) => set.has(roleplay);
};
const isCooperative$1 = IS("Cataclysm", "Cooperation");
const isCompetitive$1 = IS("Battle", "Competition", "Epic");
const isFinale$1 = IS("Epic", "Doomsday");
const isAdventure$1 = ({ mode }) => mode === "Adventure";
const isSupport = ({ mode }) => mode === "Support";
const hasPlayCondition = (facts) => PLAY_CONDITIONS.some((one) => facts.has(one));
const reachesBuildsite = (facts) => isAdventure$1(facts) ? !isFinale$1(facts) : facts.global("StockHolding") !== void 0;
// packages/cards/src/language/lint/card-rules.ts
const rule$1 = (code, severity, look) => ({
	code,
	severity,
	onCard(facts, tell) {
		const found = look(facts);
		if (found === void 0 || found === false) return;
		if (typeof found === "string" || "text" in found) return tell({ message: found });
		const [message, where] = found;
		tell({
			message,
			where
		});
	}
});
const ERA_LISTS = ["EraResources", "EraCosts"];
const isCommon = (facts) => facts.global("CommonBuildsite") !== void 0;
const at = (name) => ({ name });
const CARD_RULES = [
	rule$1("LINT-1", "error", ({ card, affiliation }) => card.gold && affiliation === void 0 && "A gold card without Affiliation can never enter play."),
	rule$1("LINT-9", "warning", (facts) => facts.global("StockHolding") !== void 0 && !facts.has("EraResources") && ["A StockHolding card should also list EraResources.", at("StockHolding")]),
	rule$1("LINT-10", "warning", (facts) => facts.roleplay === "Cooperation" && !isCommon(facts) && ["A Cooperation should carry CommonBuildsite \"Yes\".", at("Roleplay")]),
	rule$1("LINT-11", "warning", (facts) => isAdventure$1(facts) && facts.global("StockOffering") !== void 0 && !isCooperative$1(facts) && ["StockOffering has no effect outside cooperative adventures.", at("StockOffering")]),
	rule$1("LINT-14", "warning", (facts) => {
		const heading = ERA_LISTS.find((one) => facts.has(one));
		return isCommon(facts) && heading !== void 0 && [said`${heading} on a card for the common buildsite count for nobody.`, { heading }];
	}),
	rule$1("LINT-15", "warning", (facts) => isCooperative$1(facts) && facts.has("AdventureResources") && ["AdventureResources on a cooperative adventure are never counted.", { heading: "AdventureResources" }]),
	rule$1("LINT-16", "warning", (facts) => {
		if (!isFinale$1(facts)) return void 0;
		const names = ["MultiEra", "CommonBuildsite"].filter((name) => facts.global(name) !== void 0);
		const headings = ["Feats", ...ERA_LISTS].filter((one) => facts.has(one));
		const useless = [...names, ...headings];
		return useless.length > 0 && (facts.roleplay === "Epic" ? said`${useless.join(", ")}: an Epic never reaches a buildsite.` : said`${useless.join(", ")}: a Doomsday never reaches a buildsite.`);
	}),
	rule$1("LINT-18", "warning", (facts) => isCommon(facts) && facts.global("UniqueAny") !== void 0 && ["UniqueAny is not checked in the common buildsite; use Unique.", at("UniqueAny")]),
	rule$1("LINT-24", "warning", (facts) => facts.isPower && (facts.has("ImmuneIf1") || facts.global("Recover1") !== void 0) && "A power together with Recover1 or ImmuneIf1 opens special rounds inside special rounds."),
	rule$1("LINT-28", "warning", (facts) => isCompetitive$1(facts) && !facts.has("AdventureCommonCosts") && "A competitive adventure without a cost is always a tie, unless a played card opens one."),
	rule$1("LINT-43", "warning", (facts) => isCompetitive$1(facts) && isCommon(facts) && ["The winner of a competitive adventure gains nothing of their own from a common card.", at("CommonBuildsite")]),
	{
		code: "LINT-26",
		severity: "warning",
		onCard(facts, tell) {
			for (const category of CONDITIONAL) for (const { name, values } of facts.conditions(category)) for (const value of values) if (typeof value === "string" && value.includes("/")) {
				const meant = value.split("/").map((one) => `"${one.trim()}"`);
				tell({
					message: said`The text "${value}" contains "/", which is part of the text.`,
					hint: said`for alternatives write ${meant.join("/")}`,
					where: {
						category,
						name
					}
				});
			}
		}
	},
	{
		code: "LINT-33",
		severity: "info",
		onCard(facts, tell) {
			for (const category of CONDITIONAL.filter((one) => one !== "AcceptSupportIf1")) for (const condition of facts.conditions(category)) {
				const { operator, values, name } = condition;
				if (operator === "=" || values[0] !== 0) continue;
				const written = formatCondition(condition);
				tell({
					message: operator === ">" ? said`"${written}" only tests whether the attribute is there.` : said`"${written}" holds for 0 alone.`,
					where: {
						category,
						name
					}
				});
			}
		}
	},
	{
		code: "LINT-37",
		severity: "warning",
		onCard(facts, tell) {
			for (const category of [
				"AdventureCommonCosts",
				"AdventureCosts",
				"AdventureResources",
				"EraCosts",
				"EraResources"
			]) for (const [name, value] of facts.numbers(category)) if (value === 0) tell({
				message: said`"${name}" is 0 in ${category}.`,
				where: {
					category,
					name
				}
			});
		}
	}
];
// packages/cards/src/language/lint/chains.ts
function canHold(category, condition, providers) {
	if (category !== "PlayIfBuildsiteSum" || typeof condition.values[0] !== "number") return providers.some(({ card }) => holds$1(condition, find$1(card.attributes, condition)));
	const numbers = [];
	for (const { card } of providers) {
		const value = find$1(card.attributes, condition);
		if (typeof value === "number") numbers.push(value);
	}
	if (numbers.length === 0) return false;
	const [least, most] = [Math.min(...numbers), numbers.reduce((sum, value) => sum + value, 0)];
	const reaches = (bound) => bound >= least && bound <= most;
	if (condition.operator === "<") return least <= condition.values[0];
	if (condition.operator === ">") return most >= condition.values[0];
	return condition.values.some((value) => typeof value === "number" && reaches(value));
}
function canOpen(facts, cards) {
	if (!hasPlayCondition(facts)) return true;
	const providers = cards.filter(({ card }) => card.number !== facts.card.number);
	return PLAY_CONDITIONS.every((category) => {
		const conditions = facts.conditions(category);
		if (conditions.length === 0) return true;
		if (category === "PlayIfBuildsite1") return providers.some(({ card }) => holdsOn(conditions, card.attributes));
		return conditions.every((condition) => canHold(category, condition, providers));
	});
}
function reachOf(decks) {
	const found = /* @__PURE__ */ new Map();
	let carried = [];
	for (const deck of decks) {
		const reach = reachIn$1(deck, carried);
		found.set(deck, reach);
		carried = reach.providers.filter((facts) => isAdventure$1(facts) && facts.global("MultiEra") !== void 0);
	}
	return found;
}
function reachIn$1({ cards }, carried) {
	const providers = [...carried];
	let waiting = cards.filter((facts) => isAdventure$1(facts) || reachesBuildsite(facts));
	for (let before = -1; before !== waiting.length;) {
		before = waiting.length;
		const still = [];
		for (const facts of waiting) if (!canOpen(facts, providers)) still.push(facts);
		else if (reachesBuildsite(facts)) providers.push(facts);
		waiting = still;
	}
	return {
		carried,
		providers,
		closed: waiting.filter(isAdventure$1)
	};
}
function circlesIn({ closed }) {
	const needs = closed.map((facts) => closed.flatMap((other, at) => PLAY_CONDITIONS.some((one) => facts.conditions(one).some(isOn(other))) ? [at] : []));
	const needed = closed.map(() => []);
	for (const [from, all] of needs.entries()) for (const at of all) needed[at].push(from);
	const left = new Set(closed.keys());
	for (let before = -1; before !== left.size;) {
		before = left.size;
		for (const at of left) {
			const isIn = (other) => left.has(other);
			if (!needs[at].some(isIn) || !needed[at].some(isIn)) left.delete(at);
		}
	}
	return together$1(left, needs, needed).map((circle) => circle.map((at) => closed[at]));
}
const isOn = ({ card }) => (condition) => holds$1(condition, find$1(card.attributes, condition));
function together$1(nodes, ...edges) {
	const left = new Set(nodes);
	const groups = [];
	for (const start of left) {
		const group = [];
		const open = [start];
		left.delete(start);
		for (let at = open.pop(); at !== void 0; at = open.pop()) {
			group.push(at);
			for (const next of edges.flatMap((by) => by[at])) if (left.delete(next)) open.push(next);
		}
		groups.push(group.sort((a, b) => a - b));
	}
	return groups;
}
// packages/cards/src/language/lint/condition-rules.ts
const isPlayCondition = (one) => PLAY_CONDITIONS.some((known) => known === one);
const isOfSupports = (one) => !isPlayCondition(one) && one !== "SeizeIf" && one !== "SeizeIf1";
function isImpossible(category, { category: list, name }) {
	if (list !== void 0 && PREDEFINED.has(name)) return true;
	const modes = list === void 0 ? PREDEFINED.get(name)?.on : modesOf(list);
	return modes !== void 0 && isOfSupports(category) && !modes.includes("Support");
}
const OFFERS = /* @__PURE__ */ new WeakMap();
function offersOf(context, condition) {
	const known = OFFERS.get(context) ?? /* @__PURE__ */ new Map();
	OFFERS.set(context, known);
	const path = pathOf(condition);
	const offers = known.get(path) ?? [];
	if (known.has(path)) return offers;
	known.set(path, offers);
	for (const facts of context.dealt) {
		const value = find$1(facts.card.attributes, condition);
		if (value !== void 0) offers.push({
			facts,
			value
		});
	}
	return offers;
}
function* conditionsOf$1(context) {
	for (const facts of context.all) for (const category of CONDITIONAL) for (const condition of facts.conditions(category)) if (!isImpossible(category, condition)) yield [
		facts,
		category,
		condition
	];
}
const rule = (code, look) => ({
	code,
	severity: "warning",
	onPack(context, tell) {
		for (const [facts, category, condition] of conditionsOf$1(context)) {
			const message = look(category, condition, offersOf(context, condition));
			const told = message === void 0 ? void 0 : {
				message,
				where: {
					category,
					name: condition.name
				}
			};
			if (told !== void 0) tell(told, facts);
		}
	}
});
function unreachable(category, condition, offers) {
	if (condition.operator === "=" && (category !== "PlayIfBuildsiteSum" || typeof condition.values[0] === "string")) {
		const missing = condition.values.filter((one) => !offers.some(({ value }) => value === one));
		return missing.length === 0 ? void 0 : missing.map((one) => JSON.stringify(one)).join(", ");
	}
	const providers = offers.map(({ facts }) => facts);
	return (category === "PlayIfBuildsiteSum" ? canHold(category, condition, providers) : offers.some(({ value }) => holds$1(condition, value))) ? void 0 : formatCondition(condition);
}
const CONDITION_RULES = [
	{
		code: "LINT-40",
		severity: "warning",
		onCard(facts, tell) {
			for (const category of CONDITIONAL) for (const condition of facts.conditions(category)) if (isImpossible(category, condition)) {
				const path = pathOf(condition);
				tell({
					message: isOfSupports(category) ? said`No support can have ${path}, which ${category} asks for.` : said`No card can have ${path}, which ${category} asks for.`,
					where: {
						category,
						name: condition.name
					}
				});
			}
		}
	},
	rule("LINT-5", (_, condition, offers) => offers.length > 0 ? void 0 : said`No card provides ${pathOf(condition)}.`),
	rule("LINT-6", (category, condition, offers) => {
		if (offers.length === 0 || category === "AcceptSupportIf1") return void 0;
		const missing = unreachable(category, condition, offers);
		if (missing === void 0) return void 0;
		return said`No card reaches ${missing} in ${pathOf(condition)}.`;
	}),
	rule("LINT-7", (category, condition, offers) => {
		if (!isPlayCondition(category)) return void 0;
		const fitting = offers.filter(({ facts }) => canHold(category, condition, [facts]));
		return fitting.length > 0 && fitting.every(({ facts }) => isSupport(facts) && !reachesBuildsite(facts)) ? said`Only supports have ${formatCondition(condition)}, and they are never in a buildsite.` : void 0;
	}),
	{
		code: "LINT-8",
		severity: "warning",
		onPack(context, tell) {
			for (const reach of context.reach().values()) for (const circle of circlesIn(reach)) {
				const names = circle.map(({ card }) => `"${card.identifier}"`).join(", ");
				tell({ message: said`These adventures wait for one another: ${names}.` }, circle[0]);
			}
		}
	},
	{
		code: "LINT-30",
		severity: "warning",
		onDeck(deck, tell) {
			const must = deck.cards.filter((facts) => facts.global("MustPlay") !== void 0);
			for (const facts of must.filter(isAdventure$1)) if (PLAY_CONDITIONS.some((one) => facts.has(one))) tell({
				message: "MustPlay on an adventure whose play conditions may never hold for its owner.",
				where: { name: "MustPlay" }
			}, facts);
			const copies = must.reduce((sum, facts) => sum + facts.copies, 0);
			if (copies * 25 > deck.copies && copies > 0) tell({ message: said`MustPlay is on ${copies} of ${deck.copies} cards: more than 1 in 25.` });
		}
	}
];
// packages/cards/src/language/lint/cover.ts
const accepts = (adventure, support) => {
	const conditions = adventure.conditions("AcceptSupportIf1");
	return conditions.length === 0 || holdsOn(conditions, support.card.attributes, true);
};
const helpersOf = (name, adventure, { resources }) => {
	const helpers = resources.get(name) ?? [];
	return adventure.has("AcceptSupportIf1") ? helpers.filter(({ facts }) => accepts(adventure, facts)) : helpers;
};
function supplyOf(name, adventure, deck, players, counting = "numbers") {
	const times = isCooperative$1(adventure) ? players : 1;
	let supply = isCooperative$1(adventure) ? 0 : adventure.numbers("AdventureResources").get(name) ?? 0;
	let [number, left] = [-1, 0];
	for (const { facts, value } of helpersOf(name, adventure, deck)) {
		if (facts.card.number !== number) [number, left] = [facts.card.number, times];
		const count = counting === "copies" ? facts.copies : Math.min(left, facts.copies);
		supply += value * count;
		left -= count;
	}
	return supply;
}
function featsOf(name, adventure, feats) {
	let [sum, number] = [0, adventure.card.number];
	for (const { facts, value } of feats.get(name) ?? []) {
		if (facts.card.number !== number && facts.card.number !== adventure.card.number) sum += value;
		number = facts.card.number;
	}
	return sum;
}
function valuesOf(cards, category) {
	const found = /* @__PURE__ */ new Map();
	for (const facts of cards) for (const [name, value] of facts.numbers(category)) {
		const there = found.get(name);
		if (there === void 0) found.set(name, [{
			facts,
			value
		}]);
		else there.push({
			facts,
			value
		});
	}
	for (const all of found.values()) all.sort((a, b) => a.facts.card.number - b.facts.card.number || b.value - a.value);
	return found;
}
function gapsOf(adventure, supply, feats) {
	const gaps = [];
	for (const [name, cost] of adventure.numbers("AdventureCommonCosts")) {
		const reach = supply(name) + featsOf(name, adventure, feats);
		if (cost > reach) gaps.push({
			name,
			cost,
			reach
		});
	}
	return gaps;
}
// packages/cards/src/language/lint/cover-rules.ts
const hasDivert = ({ supports }) => supports.some((facts) => facts.has("DivertIf") || facts.has("DivertIf1"));
const gapsWithAllFeats = (adventure, deck, context, counting) => gapsOf(adventure, (name) => supplyOf(name, adventure, deck, context.players, counting), context.feats);
const told$2 = ({ name, cost, reach }) => said`Nobody can cover this adventure: ${`${name} ${cost}`} against at most ${reach}.`;
const isCoverable = (adventure, deck, context) => gapsWithAllFeats(adventure, deck, context).length === 0;
const COVER_RULES = [
	{
		code: "LINT-2",
		severity: "warning",
		onDeck(deck, tell) {
			for (const adventure of deck.adventures.filter(isCompetitive$1)) for (const [name, cost] of adventure.numbers("AdventureCommonCosts")) {
				const copies = /* @__PURE__ */ new Map();
				for (const { facts, value } of helpersOf(name, adventure, deck)) copies.set(value, (copies.get(value) ?? 0) + facts.copies);
				if (cost > 0 && copies.size > 0 && Math.max(...copies.values()) < 2) tell({
					message: said`No two similar supports cover "${name}", so two players cannot compete for it.`,
					where: {
						category: "AdventureCommonCosts",
						name
					}
				}, adventure);
			}
		}
	},
	{
		code: "LINT-3",
		severity: "error",
		onDeck(deck, tell, context) {
			const severity = hasDivert(deck) ? "warning" : "error";
			for (const adventure of deck.adventures) for (const gap of gapsWithAllFeats(adventure, deck, context)) tell({
				message: told$2(gap),
				where: {
					category: "AdventureCommonCosts",
					name: gap.name
				},
				severity
			}, adventure);
		}
	},
	{
		code: "LINT-4",
		severity: "warning",
		onPack(context, tell) {
			for (const [deck, { providers }] of context.reach()) {
				const feats = valuesOf(providers, "Feats");
				for (const adventure of deck.adventures) {
					if (!isCoverable(adventure, deck, context)) continue;
					const supply = (name) => supplyOf(name, adventure, deck, context.players);
					for (const gap of gapsOf(adventure, supply, feats)) tell({
						message: said`Only feats can cover "${gap.name}", and no chain of adventures leads to them.`,
						where: {
							category: "AdventureCommonCosts",
							name: gap.name
						}
					}, adventure);
				}
			}
		}
	},
	{
		code: "LINT-27",
		severity: "warning",
		onDeck(deck, tell) {
			for (const adventure of deck.adventures) {
				if (!adventure.has("AcceptSupportIf1")) continue;
				for (const [name, cost] of adventure.numbers("AdventureCommonCosts")) if (cost > 0 && deck.resources.has(name) && helpersOf(name, adventure, deck).length === 0) tell({
					message: said`AcceptSupportIf1 rejects every support that could cover "${name}".`,
					where: { heading: "AcceptSupportIf1" }
				}, adventure);
			}
		}
	},
	{
		code: "LINT-38",
		severity: "warning",
		onDeck(deck, tell, context) {
			for (const adventure of deck.adventures.filter((one) => !isCooperative$1(one))) {
				const gaps = gapsWithAllFeats(adventure, deck, context);
				if (gaps.length === 0) continue;
				const withCopies = new Set(gapsWithAllFeats(adventure, deck, context, "copies").map(({ name }) => name));
				for (const { name } of gaps) if (!withCopies.has(name)) tell({
					message: said`"${name}" needs two copies of one identifier from one player, who can lay only one.`,
					where: {
						category: "AdventureCommonCosts",
						name
					}
				}, adventure);
			}
		}
	}
];
// packages/cards/src/reading/places.ts
const withoutMark = (text) => text.replace(/^\uFEFF/, "");
const linesIn = (text) => withoutMark(text).split(/\r\n|\r|\n/);
// packages/cards/src/language/lint/spelling.ts
function editsBetween(a, b, most, swaps = true) {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let [earlier, before] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const change = a[i - 1] === b[j - 1] ? 0 : 1;
			let edits = Math.min(before[j - 1] + change, before[j] + 1, row[j - 1] + 1);
			if (swaps && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, earlier[j - 2] + 1);
			row.push(edits);
			least = Math.min(least, edits);
		}
		if (least > most) return most + 1;
		[earlier, before] = [before, row];
	}
	return before[b.length];
}
const MEANT = /* @__PURE__ */ new Map();
const MOST_REMEMBERED = 2e3;
function misspelt(name) {
	if (MEANT.size > MOST_REMEMBERED) MEANT.clear();
	if (!MEANT.has(name)) MEANT.set(name, meantBy(name));
	return MEANT.get(name);
}
function meantBy(name) {
	if (isVocabulary(name)) return void 0;
	for (const word of VOCABULARY) {
		if (word.toLowerCase() === name.toLowerCase()) return word;
		const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
		if (most > 0 && editsBetween(name, word, most) <= most) return word;
	}
}
// packages/cards/src/language/pack/parts.ts
const PART_KINDS = [
	"pack",
	"era",
	"card"
];
const isRemark = (line) => /^\s*#/.test(line);
const isBlankLine = (line) => line.trim() === "";
const isProse = (line) => /^\s*[>~]/.test(line);
const isHeading = (line) => /^\s*(?:\[|(?:[^\s#>~]\[)?(?:pack|era|card)\s[^[\]]*\]\s*$)/.test(line);
const IS_REST = /^[^[\]]*\]\s*$/;
const swallowed = ({ text, line, written }) => ({
	text: "",
	line,
	written: {
		text: written?.text ?? text,
		offsets: []
	}
});
const wholeLine = (here) => {
	const shown = here.text.trimEnd();
	const from = shown.length - shown.trimStart().length;
	return spotIn(here, from, Math.max(from + 1, shown.length));
};
const spotIn = (here, from, to) => ({
	line: here.line,
	column: columnAt(here, from),
	end: columnAt(here, to)
});
function splitParts(sources, report) {
	const ordered = [...sources].sort((a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
	const starts = [];
	const before = [];
	const parts = [];
	let line = 0;
	for (const { text } of ordered) {
		starts.push(line);
		let opened;
		for (const written of linesIn(text)) {
			line += 1;
			const here = look(written, line, report);
			const isClean = here.written === void 0;
			if (opened !== void 0) {
				const isRest = IS_REST.test(here.text);
				const lines = isRest ? [swallowed(here)] : [];
				parts.push({
					...readHeading(opened, report, isRest ? here.text : ""),
					lines,
					isClean: false
				});
				opened = void 0;
				if (isRest) continue;
			}
			if (!isHeading(here.text)) {
				(parts.at(-1)?.lines ?? before).push(here);
				if (!isClean && parts.length > 0) parts.at(-1).isClean = false;
			} else if (!here.text.includes("]")) opened = here;
			else parts.push({
				...readHeading(here, report),
				lines: [],
				isClean
			});
		}
		if (opened !== void 0) parts.push({
			...readHeading(opened, report),
			lines: [],
			isClean: false
		});
	}
	const origin = (whole) => {
		const at = starts.findLastIndex((start) => start < whole);
		return {
			file: ordered[at]?.name ?? "",
			line: whole - (starts[at] ?? 0)
		};
	};
	return {
		before,
		parts,
		origin
	};
}
function look(text, line, report) {
	const prose = isProse(text) || isRemark(text);
	const unseen = unseenIn(text, prose);
	for (const { at, length, message } of unseen) report("ERR-39", {
		line,
		column: at + 1,
		end: at + 1 + length
	}, message);
	const length = text.length <= LIMITS.line ? 0 : [...text].length;
	if (length > LIMITS.line) report("ERR-38", {
		line,
		column: LIMITS.line + 1,
		end: text.length + 1
	}, said`The line has ${thousands(length)} characters; the limit is ${thousands(LIMITS.line)}.`);
	if (unseen.length === 0) return {
		text,
		line,
		written: void 0
	};
	const seen = asSeen(text, prose);
	return {
		text: seen.text,
		line,
		written: {
			text,
			offsets: seen.offsets
		}
	};
}
const nearestKind = (word) => PART_KINDS.find((one) => editsBetween(word.toLowerCase(), one, 1) <= 1);
const HEADING$1 = /^\s*(?:[^\s[]?\[)?\s*([^\s\]]*(?:\][^\s\]]+)?)\s*/u;
const FORBIDDEN = {
	pack: "[]|:,\"#",
	era: "[]|:,\"#",
	card: "[]|\"",
	other: ""
};
function readHeading(here, tell, rest = "") {
	let isGood = true;
	const report = (...fault) => {
		isGood = false;
		tell(...fault);
	};
	const written = (here.text + rest).trimEnd();
	const [begun = "", kind = ""] = HEADING$1.exec(written) ?? [];
	const whole = wholeLine(here);
	const within = (from, to) => rest === "" ? spotIn(here, from, to) : whole;
	const nothing = {
		kind: "other",
		name: "",
		gold: false,
		spot: whole,
		heading: here,
		isGood: false,
		runsOn: false
	};
	const known = PART_KINDS.find((one) => one === kind) ?? nearestKind(kind);
	if (known !== kind) {
		const shown = kind.slice(0, 40);
		report("ERR-34", whole, known === void 0 ? said`Unknown part "${shown}".` : said`Unknown part "${shown}". Did you mean "${known}"?`, "parts are pack, era and card");
	}
	if (known === void 0) return nothing;
	if (!written.trimStart().startsWith("[")) report("ERR-34", whole, said`The heading of this ${phrase(known)} must begin with "[".`);
	const close = written.endsWith("]") ? written.length - 1 : written.length;
	if (close === written.length || rest !== "") report("ERR-34", whole, said`The heading of this ${phrase(known)} must end with "]".`);
	let inside = written.slice(begun.length, close);
	let gold = false;
	const bar = known === "card" ? inside.lastIndexOf("|") : -1;
	if (bar >= 0) {
		const format = inside.slice(bar + 1).trim();
		gold = format === "gold";
		if (!gold) report("ERR-34", within(begun.length + bar + 1, close), /^gol|old/i.test(format) ? said`Unknown format "${format}". Did you mean "gold"?` : said`Unknown format "${format}".`, "a card is silver unless it says | gold");
		inside = inside.slice(0, bar);
	}
	const name = inside.trim().replace(/\s+/g, " ").normalize("NFC");
	const spot = within(Math.min(begun.length, written.length - 1), Math.max(begun.length + inside.trimEnd().length, begun.length + 1));
	const marks = [...FORBIDDEN[known]];
	if (name === "") report("ERR-34", spot, said`This ${phrase(known)} has no name.`);
	else if (close < written.length && marks.some((mark) => name.includes(mark))) report("ERR-34", spot, said`The name "${name}" contains one of ${marks.join(" ")}.`);
	const runsOn = close === written.length && inside.includes("]");
	return {
		kind: known,
		name,
		gold,
		spot,
		heading: here,
		isGood,
		runsOn
	};
}
// packages/cards/src/language/pack/head.ts
const KEYS$1 = {
	game: "Name of game",
	type: "Pack type",
	components: "Game components",
	eras: "Names of era decks",
	session: "Session play duration",
	setup: "Era setup duration",
	wrapup: "Era wrap-up duration",
	analysis: "Ops analysis time limit",
	turn: "Turn time limit",
	extends: "Extended edition",
	players: "Number of players",
	affiliations: "Available affiliations",
	seats: "Fixed affiliations",
	level: "Player level",
	customizations: "Allowed session pack customizations",
	instructions: "Extra instructions",
	alias: "Alias",
	allow: "Allowed finding"
};
const KEY_NAMES = Object.keys(KEYS$1);
const nearestKey = nearestIn(KEY_NAMES);
const KEY_INSIDE = new RegExp(`(${KEY_NAMES.join("|")}):`, "g");
const WITH_SUBJECT = /* @__PURE__ */ new Set([
	"seats",
	"alias",
	"allow"
]);
const REQUIRED = [
	"game",
	"type",
	"components"
];
const REQUIRED_WITH_ERAS = [
	"eras",
	"session",
	"setup",
	"wrapup",
	"analysis",
	"turn"
];
const plain$1 = (text) => text.trim().replace(/\s+/g, " ").normalize("NFC");
function readKeyLine(here, report) {
	const colon = here.text.indexOf(":");
	const whole = wholeLine(here);
	if (colon < 0) {
		report("ERR-34", whole, said`"${plain$1(here.text).slice(0, 40)}" is not a line of a pack.`, said`write ${"key: value"}`);
		return;
	}
	const written = plain$1(here.text.slice(0, colon));
	const [word = "", ...rest] = written.split(" ");
	const key = KEY_NAMES.find((one) => one === word);
	const subject = rest.join(" ");
	const keyEnd = here.text.slice(0, colon).trimEnd().length;
	const keySpot = {
		...whole,
		end: columnAt(here, keyEnd)
	};
	if (key === void 0 || subject !== "" && !WITH_SUBJECT.has(key)) {
		const near = nearestKey(word);
		const shown = written.slice(0, 40);
		report("ERR-34", keySpot, key === void 0 && near !== void 0 ? said`Unknown key "${shown}". Did you mean "${near}"?` : said`Unknown key "${shown}".`);
		return;
	}
	if (subject === "" && WITH_SUBJECT.has(key)) {
		report("ERR-34", keySpot, said`Key "${key}" must say what it is for.`, said`write ${EXAMPLE[key] ?? ""}`);
		return;
	}
	const value = plain$1(here.text.slice(colon + 1));
	const from = here.text.length - here.text.slice(colon + 1).trimStart().length;
	return {
		key,
		subject,
		value,
		spot: value === "" ? whole : spotIn(here, from, here.text.trimEnd().length),
		keySpot
	};
}
const EXAMPLE = {
	seats: "seats First Ebb: Plovers, Masons",
	alias: "alias HL: Hull",
	allow: "allow LINT-31: the reason"
};
const listOf$1 = (value) => value.split(",").map(plain$1).filter((one) => one !== "");
function brokenKey(above, here) {
	const [word] = (above + here.slice(0, here.indexOf(":"))).split(" ");
	return KEY_NAMES.find((key) => key === word);
}
function readKeys(lines, report) {
	const found = /* @__PURE__ */ new Map();
	const meant = /* @__PURE__ */ new Set();
	const torn = /* @__PURE__ */ new Set();
	let isElsewhere = false;
	let [above, stray] = ["", ""];
	for (const here of lines) {
		if (isBlankLine(here.text) || isRemark(here.text)) continue;
		const isOther = !here.text.includes(":");
		const broken = stray === "" ? void 0 : brokenKey(stray, here.text);
		const line = readKeyLine(here, isOther && isElsewhere || broken !== void 0 ? () => {} : report);
		if (isOther && above !== "") torn.add(above);
		if (broken !== void 0) meant.add(broken);
		isElsewhere = isOther;
		[above, stray] = ["", isOther ? here.text.trim() : ""];
		if (line === void 0) {
			const [first = ""] = /\p{L}+/u.exec(here.text) ?? [];
			const [key = "", more = ""] = here.text.split(":", 2);
			for (const word of [
				first,
				key,
				key + more
			]) meant.add(nearestKey(word.replace(/\P{L}/gu, "")) ?? "");
			continue;
		}
		const name = line.subject === "" ? line.key : `${line.key} ${line.subject}`;
		if (found.has(name)) report("ERR-35", line.keySpot, said`Key "${name}" is given twice.`);
		else found.set(name, line);
		above = name;
	}
	return {
		found,
		meant,
		torn
	};
}
function readHead(part, report, isCutOff = false) {
	const { found: keys, meant, torn } = readKeys(part.lines, report);
	const wrong = (key, spot, what, hint) => {
		report("ERR-31", spot, said`Pack field "${phrase(KEYS$1[key])}" ${asSaid(what)}.`, hint);
		for (const [, joined] of keys.get(key).value.matchAll(KEY_INSIDE)) meant.add(joined);
	};
	const read = (key, reader, what, hint) => {
		const line = keys.get(key);
		if (line === void 0 || torn.has(key)) return void 0;
		if (line.value === "") return wrong(key, line.spot, "has no value");
		return reader(line.value) ?? wrong(key, line.spot, what, hint);
	};
	const text = (key) => read(key, (value) => value, "") ?? "";
	const oneOf = (key, known) => {
		const near = nearest(keys.get(key)?.value ?? "", known);
		return read(key, (value) => known.find((one) => one === value), said`must be one of ${known.join(", ")}`, didYouMean(near));
	};
	const names = (key) => read(key, namesOf$1, "must be names, separated by commas") ?? [];
	const span = (key) => read(key, spanOf, "must be minutes: 10 or 90-120");
	const minutes = (key) => read(key, wholeMinutes, "must be a whole number of minutes");
	const type = oneOf("type", PACK_TYPES);
	const head = {
		name: part.name,
		game: text("game"),
		type,
		components: read("components", componentsOf, "must count cards, as in 50 adventure, 200 support") ?? "",
		eras: names("eras"),
		session: span("session"),
		setup: span("setup"),
		wrapup: span("wrapup"),
		analysis: minutes("analysis"),
		turn: minutes("turn"),
		extends: text("extends"),
		players: torn.has("players") ? [] : readPlayers(keys.get("players"), report),
		affiliations: names("affiliations"),
		seats: subjects(keys, "seats", ({ value }) => listOf$1(value)),
		level: oneOf("level", LEVELS) ?? "beginner",
		customizations: text("customizations") || "any",
		instructions: text("instructions"),
		aliases: subjects(keys, "alias", ({ value }) => value),
		allowances: readAllowances(new Map([...keys].filter(([name]) => !torn.has(name))), report),
		spots: new Map([...keys].map(([name, { keySpot, spot }]) => [name, {
			...keySpot,
			end: spot.end
		}])),
		spot: part.spot
	};
	if (!isCutOff) tellMissing((key) => !keys.has(key) && !meant.has(key), type, part.spot, report);
	return head;
}
function subjects(keys, key, value) {
	return new Map([...keys.values()].filter((line) => line.key === key).map((line) => [line.subject, value(line)]));
}
function tellMissing(missing, type, spot, report) {
	const article = phrase(type === "expansion" ? "An expansion pack" : "An extension pack");
	if ((type === "expansion" || type === "extension") && missing("extends")) report("ERR-33", spot, said`${article} must name the edition it extends.`, said`write ${"extends: NAME"}`);
	if (type === "expansion" && missing("eras")) report("ERR-33", spot, said`${article} must name its eras and their order.`, said`write ${"eras: NAME, NAME"}`);
	if (type === "extension" && missing("players")) report("ERR-33", spot, said`${article} must state the number of players.`, said`write ${"players: 3"}`);
	const required = type === "edition" || type === "extension" ? REQUIRED_WITH_ERAS : type === "expansion" ? REQUIRED_WITH_ERAS.filter((key) => key !== "eras") : type === "session" ? ["eras"] : [];
	for (const key of [...REQUIRED, ...required]) if (missing(key)) report("ERR-31", spot, said`Pack field "${phrase(KEYS$1[key])}" is missing.`, said`write ${`${key}: …`}`);
}
const NAME_MARKS = /[[\]|:"#]/;
const namesOf$1 = (value) => {
	const names = listOf$1(value);
	return names.length > 0 && new Set(names).size === names.length && !NAME_MARKS.test(value) ? names : void 0;
};
const wholeMinutes = (value) => /^[1-9]\d{0,5}$/.test(value) ? Number(value) : void 0;
const spanOf = (value) => {
	const [, from, to] = /^([1-9]\d{0,5})(?:\s*-\s*([1-9]\d{0,5}))?$/.exec(value) ?? [];
	if (from === void 0) return void 0;
	const span = {
		low: Number(from),
		high: Number(to ?? from)
	};
	return span.low <= span.high ? span : void 0;
};
const COUNTED = /^(\d{1,9}) (adventure|support|gold)(?: cards?)?$/;
const countsOf = (components) => new Map(listOf$1(components).flatMap((entry) => {
	const [, count, what] = COUNTED.exec(entry) ?? [];
	return what === void 0 ? [] : [[what, Number(count)]];
}));
const componentsOf = (value) => countsOf(value).size === 0 ? void 0 : listOf$1(value).join(", ");
function readPlayers(line, report) {
	if (line === void 0) return [];
	const numbers = listOf$1(line.value).map((one) => /^\d{1,9}$/.test(one) ? Number(one) : NaN);
	if (numbers.length === 0 || numbers.some(Number.isNaN) || new Set(numbers).size < numbers.length) {
		report("ERR-31", line.spot, said`Pack field "${phrase(KEYS$1.players)}" ${phrase("must be a number, or several: 2,3,4")}.`);
		return [];
	}
	if (numbers.some((one) => one < 2)) {
		report("ERR-32", line.spot, "A session has at least 2 players.");
		return [];
	}
	const most = Math.max(...numbers);
	if (most > LIMITS.players) {
		report("ERR-38", line.spot, said`The pack is for ${most} players; the limit is ${LIMITS.players}.`);
		return [];
	}
	return numbers.sort((a, b) => a - b);
}
function readAllowances(keys, report) {
	const found = [];
	for (const { key, subject, value, spot, keySpot } of keys.values()) {
		if (key !== "allow") continue;
		const [, code, rest = ""] = /^(LINT-[1-9]\d{0,3})(?: (.+))?$/.exec(subject) ?? [];
		if (code === void 0) report("ERR-34", keySpot, said`"${subject}" is not a finding that can be allowed.`, said`write ${EXAMPLE.allow ?? ""}`);
		else if (value === "") report("ERR-31", spot, said`Pack field "${phrase(KEYS$1.allow)}" ${phrase("has no reason")}.`);
		else found.push({
			code,
			subject: rest.replace(/^"(.*)"$/, "$1") || void 0,
			reason: value,
			spot: keySpot
		});
	}
	return found;
}
// packages/cards/src/language/lint/deck-rules.ts
const holds = (name) => (facts) => facts.global(name) !== void 0;
const isHolding = holds("StockHolding");
const isOffering = holds("StockOffering");
const countOf = (cards) => cards.reduce((sum, { copies }) => sum + copies, 0);
function sidesOf({ cards }) {
	const sides = /* @__PURE__ */ new Map();
	for (const facts of cards) {
		if (typeof facts.affiliation !== "string") continue;
		const side = sides.get(facts.affiliation) ?? [];
		side.push(facts);
		sides.set(facts.affiliation, side);
	}
	return sides;
}
const DECK_RULES = [
	{
		code: "LINT-12",
		severity: "warning",
		onDeck(deck, tell) {
			if (!deck.supports.some(isHolding)) return;
			for (const facts of deck.adventures) if (isCooperative$1(facts) && !isOffering(facts)) tell({ message: "A cooperative adventure without StockOffering sets no limit to StockHolding cards." }, facts);
		}
	},
	{
		code: "LINT-13",
		severity: "warning",
		onDeck(deck, tell) {
			const [offered, held] = [deck.adventures.some(isOffering), deck.supports.some(isHolding)];
			if (offered && !held) tell({ message: "The deck has StockOffering but no StockHolding card." });
			if (held && !offered) tell({ message: "The deck has StockHolding cards but no StockOffering." });
		}
	},
	{
		code: "LINT-17",
		severity: "warning",
		onDeck(deck, tell, context) {
			const finales = deck.adventures.filter(isFinale$1);
			if (finales.length === 0) return;
			for (const facts of deck.cards) {
				const heading = ["EraResources", "EraCosts"].find((one) => facts.has(one));
				if (isHolding(facts)) tell({
					message: "StockHolding scores nothing in an era that a finale decides.",
					where: { name: "StockHolding" }
				}, facts);
				else if (heading !== void 0 && facts.global("MultiEra") === void 0) tell({
					message: said`${heading} decide nothing in an era that a finale decides.`,
					where: { heading }
				}, facts);
			}
			if (!finales.some((facts) => isCoverable(facts, deck, context))) tell({ message: "No Epic or Doomsday of this deck can be covered: nobody can win the era." });
		}
	},
	{
		code: "LINT-31",
		severity: "info",
		onDeck(deck, tell) {
			const sides = sidesOf(deck);
			if (sides.size === 0) return;
			const sizes = [...sides.values()].map(countOf);
			const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
			if (most > least * 1.2) tell({ message: said`Affiliations have from ${least} to ${most} cards.` });
			const without = [...sides].filter(([, cards]) => !cards.some(({ card }) => card.gold)).map(([name]) => name);
			if (without.length > 0) tell({ message: said`No gold card for ${without.join(", ")}.` });
		}
	},
	{
		code: "LINT-32",
		severity: "warning",
		onDeck(deck, tell, { pack }) {
			const silver = countOf(deck.cards.filter(({ card }) => !card.gold));
			const bad = pack.session.players.filter((players) => silver % players !== 0);
			if (bad.length > 0) tell({ message: said`${silver} silver cards cannot be dealt evenly to ${bad.join("/")} players.` });
		}
	},
	{
		code: "LINT-42",
		severity: "info",
		onDeck(deck, tell, { players }) {
			const free = countOf(deck.adventures.filter((facts) => !hasPlayCondition(facts)));
			if (free < players * 3) tell({ message: said`${free} adventures without a play condition are few for ${players} players.` });
		}
	},
	{
		code: "LINT-47",
		severity: "warning",
		onDeck(deck, tell) {
			for (const facts of deck.cards) if (facts.card.gold && facts.copies > 1) tell({ message: said`A gold card has ${facts.copies} copies, and a picture of its own.` }, facts);
		}
	},
	{
		code: "LINT-35",
		severity: "info",
		onPack({ pack }, tell) {
			const stated = countsOf(pack.head.components);
			const decks = [...pack.own.values()];
			const cards = decks.length === 0 ? pack.cards.map(({ card }) => ({
				card,
				copies: 1,
				pack: pack.head.name
			})) : decks.flat();
			const ofType = (type) => cards.filter(({ card }) => card.attributes.globals.get("Type") === type);
			const wrong = [.../* @__PURE__ */ new Map([
				["adventure", copiesIn(ofType("Adventure"))],
				["support", copiesIn(ofType("Support"))],
				["gold", copiesIn(cards.filter(({ card }) => card.gold))]
			])].filter(([what, count]) => (stated.get(what) ?? 0) !== count);
			if (wrong.length > 0) tell({ message: said`Components differ from the cards: there are ${wrong.map(([what, count]) => `${count} ${what}`).join(", ")}.` });
		}
	},
	{
		code: "LINT-41",
		severity: "warning",
		onPack({ pack }, tell) {
			const stated = new Set(pack.head.affiliations);
			const found = new Set(affiliationsIn$1(pack.decks.flatMap(({ cards }) => cards)));
			if (stated.size === 0 || pack.decks.length === 0) return;
			const missing = [...stated].filter((one) => !found.has(one));
			const extra = [...found].filter((one) => !stated.has(one));
			if (missing.length > 0) tell({ message: said`No card has the affiliation ${missing.join(", ")}.` });
			if (extra.length > 0) tell({ message: said`The pack does not declare the affiliation ${extra.join(", ")}.` });
		}
	},
	{
		code: "LINT-44",
		severity: "warning",
		onPack({ all }, tell) {
			const first = /* @__PURE__ */ new Map();
			for (const facts of all) {
				const { number, identifier } = facts.card;
				const before = first.get(number);
				if (before === void 0) first.set(number, facts);
				else if (before.card.identifier !== identifier) tell({ message: said`"${identifier}" and "${before.card.identifier}" share the number ${number} and block each other.` }, facts);
			}
		}
	}
];
// packages/cards/src/language/check/check-session.ts
function checkSession(pack, atHand, isSound, report) {
	const { head, decks, session } = pack;
	checkSeats(pack, report);
	if (session === void 0) return;
	checkCopies(head, decks, report);
	checkNames(head, decks.flatMap(({ cards }) => cards), report);
	if (isSound) checkPlayers$1(pack, report);
	if (session.customized) checkCustomizations(pack, atHand, report);
}
function checkCopies(head, decks, report) {
	const copies = copiesIn(decks.flatMap(({ cards }) => cards));
	if (copies > LIMITS.copies) report("ERR-38", head.spots.get("eras") ?? head.spot, said`The session has ${thousands(copies)} card copies; the limit is ${LIMITS.copies}.`);
}
function* namesOn({ globals, lists, conditions }) {
	for (const name of globals.keys()) if (!PREDEFINED.has(name)) yield name;
	for (const list of lists.values()) yield* list.keys();
	for (const list of conditions.values()) for (const { name } of list) if (!PREDEFINED.has(name)) yield name;
}
function checkNames(head, all, report) {
	const names = /* @__PURE__ */ new Set();
	for (const { card } of all) for (const name of namesOn(card.attributes)) names.add(name);
	if (names.size > LIMITS.names) report("ERR-38", head.spot, said`The session has ${thousands(names.size)} attribute names; the limit is ${LIMITS.names}.`);
	for (const short of head.aliases.keys()) if (names.has(short)) report("ERR-37", head.spots.get(`alias ${short}`), said`"${short}" is already the name of an attribute.`);
}
const isOneMisspelt = (cards) => () => cards.some(({ card }) => [...card.attributes.globals.keys()].some((name) => misspelt(name) === "Affiliation"));
function checkPlayers$1({ head, decks, session }, report) {
	const players = Math.max(2, ...session.players);
	for (const { name, cards } of decks) {
		const count = affiliationsIn$1(cards).length;
		if (count >= players) continue;
		report("ERR-32", head.spots.get("players") ?? head.spot, count === 1 ? said`${players} players but only 1 affiliation in era deck "${name}".` : said`${players} players but only ${count} affiliations in era deck "${name}".`, void 0, session.customized ? "warning" : "error", isOneMisspelt(cards));
	}
}
function checkSeats({ head, decks }, report) {
	const byName = new Map(decks.map((deck) => [deck.name, deck]));
	const listed = new Set(head.eras);
	for (const [era, seats] of head.seats) {
		const spot = head.spots.get(`seats ${era}`);
		const deck = byName.get(era);
		if (deck === void 0) {
			if (!listed.has(era)) report("ERR-36", spot, said`Seats are fixed for era "${era}", which is not in the pack.`);
			continue;
		}
		const known = [...head.affiliations, ...affiliationsIn$1(deck.cards)];
		const strange = seats.find((one) => !known.includes(one));
		const players = Math.max(2, ...head.players);
		if (strange !== void 0) report("ERR-31", spot, said`Pack field "Fixed affiliations" names "${strange}", which no card of era "${era}" has.`, void 0, "error", isOneMisspelt(deck.cards));
		else if (new Set(seats).size < seats.length) report("ERR-31", spot, "Pack field \"Fixed affiliations\" names one affiliation twice.");
		else if (seats.length < players) report("ERR-32", spot, seats.length === 1 ? said`${players} players but only 1 seat in era "${era}".` : said`${players} players but only ${seats.length} seats in era "${era}".`);
	}
}
function checkCustomizations(pack, atHand, report) {
	for (const other of usedPacks(pack, atHand)) {
		const allowed = listOf$1(other.head.customizations);
		if (!allowed.every((word) => ENFORCED.includes(word)) || allowed.includes("any")) continue;
		for (const [change, spot] of changesTo(other, pack)) if (!allowed.includes(change)) report("PACK-16", spot, said`Pack "${other.head.name}" does not allow other ${change}.`);
	}
}
const ENFORCED = [
	"any",
	"none",
	"eras",
	"decks",
	"players",
	"cards"
];
function usedPacks({ eras }, atHand) {
	return [...new Set(eras.flatMap(({ entries }) => entries.map(({ pack }) => pack)))].flatMap((name) => name === void 0 ? [] : atHand.get(name) ?? []);
}
function changesTo(other, { head, eras, decks }) {
	const changes = /* @__PURE__ */ new Map();
	const played = [];
	for (const { entries, name, spot } of eras) {
		const taken = entries.filter(({ pack }) => pack === other.head.name);
		if (taken.length === 0) continue;
		const [first] = taken;
		if (entries.some(({ pack }) => pack === void 0)) changes.set("cards", spot);
		const isWhole = first.what.kind === "era" && first.copies === 1;
		const foreign = entries.filter(({ pack }) => pack !== void 0);
		if (!isWhole || foreign.length > 1) changes.set("decks", spot);
		if (isWhole && first.what.kind === "era") played.push(first.what.era);
		else played.push(name);
	}
	if (played.join("\n") !== other.decks.map(({ name }) => name).join("\n") && !changes.has("decks")) changes.set("eras", head.spots.get("eras") ?? head.spot);
	if (played.length < decks.length) changes.set("eras", head.spots.get("eras") ?? head.spot);
	const players = other.head.players.join();
	if (head.players.length > 0 && players !== "" && head.players.join() !== players) changes.set("players", head.spots.get("players"));
	return changes;
}
// packages/cards/src/language/lint/name-rules.ts
function placeOf({ record }, name) {
	const item = record?.area.items.find((one) => one.name === name);
	return item === void 0 ? void 0 : {
		category: item.category,
		name
	};
}
function namesOf({ all }) {
	const found = /* @__PURE__ */ new Map();
	for (const facts of all) for (const name of new Set(namesOn(facts.card.attributes))) {
		const cards = found.get(name) ?? [];
		cards.push(facts);
		found.set(name, cards);
	}
	return found;
}
function listedIn({ all }, categories) {
	const found = /* @__PURE__ */ new Map();
	for (const facts of all) for (const category of categories) for (const name of facts.numbers(category).keys()) if (!found.has(name)) found.set(name, [facts, category]);
	return found;
}
const onNames = (code, categories, look) => ({
	code,
	severity: "warning",
	onPack(context, tell) {
		const message = look(context);
		for (const [name, [facts, category]] of listedIn(context, categories)) {
			const told = message(name);
			if (told !== void 0) tell({
				message: told,
				where: {
					category,
					name
				}
			}, facts);
		}
	}
});
function conditionNames({ all }, category) {
	const found = /* @__PURE__ */ new Set();
	for (const facts of all) for (const one of CONDITIONAL) for (const condition of facts.conditions(one)) if (condition.category === category) found.add(condition.name);
	return found;
}
const COSTS = ["AdventureCommonCosts", "AdventureCosts"];
const SCRIPTS = [
	"Latin",
	"Greek",
	"Cyrillic",
	"Armenian",
	"Georgian",
	"Hebrew",
	"Arabic",
	"Devanagari",
	"Bengali",
	"Tamil",
	"Thai",
	"Ethiopic",
	"Cherokee",
	"Coptic"
].map((script) => new RegExp(`\\p{Script=${script}}`, "u"));
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
const scriptsIn = (name) => [...SCRIPTS, EAST_ASIAN].filter((script) => script.test(name)).length;
const SLIP_LENGTH = 4;
const NAME_RULES = [
	onNames("LINT-19", ["EraCosts"], (context) => {
		const given = new Set(context.all.filter((facts) => isAdventure$1(facts) || facts.global("StockHolding") !== void 0).flatMap((facts) => [...facts.numbers("EraResources").keys()]));
		return (name) => given.has(name) ? void 0 : said`No card provides "${name}": a player who has this card wrecked loses the era.`;
	}),
	onNames("LINT-20", ["AdventureResources"], (context) => {
		const [costs, asked] = [listedIn(context, COSTS), conditionNames(context, "AdventureResources")];
		return (name) => costs.has(name) || asked.has(name) ? void 0 : said`"${name}" is neither a cost on any card nor in a condition.`;
	}),
	onNames("LINT-21", COSTS, (context) => {
		const given = listedIn(context, ["AdventureResources", "Feats"]);
		return (name) => given.has(name) ? void 0 : said`No card provides "${name}", as resource or as feat.`;
	}),
	{
		code: "LINT-25",
		severity: "warning",
		onPack(context, tell) {
			const names = namesOf(context);
			if (names.size > LIMITS.names) return;
			const all = [...names.keys()];
			for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) {
				if (!(a.toLowerCase() === b.toLowerCase() || Math.max(a.length, b.length) >= SLIP_LENGTH && editsBetween(a, b, 1, false) <= 1)) continue;
				const [rare, common] = names.get(a).length < names.get(b).length ? [a, b] : [b, a];
				const [facts] = names.get(rare);
				tell({
					message: said`"${rare}" looks like "${common}".`,
					hint: didYouMean(common),
					where: placeOf(facts, rare)
				}, facts);
			}
		}
	},
	{
		code: "LINT-39",
		severity: "warning",
		onPack({ all }, tell) {
			const first = /* @__PURE__ */ new Map();
			const done = /* @__PURE__ */ new Set();
			for (const facts of all) for (const list of [facts.card.attributes.globals, ...PLAIN.map((one) => facts.list(one))]) for (const [name, value] of list) {
				const type = typeof value;
				const before = first.get(name) ?? type;
				first.set(name, before);
				if (before === type || done.has(name) || PREDEFINED.has(name)) continue;
				done.add(name);
				tell({
					message: said`"${name}" has numbers on some cards and texts on others.`,
					where: placeOf(facts, name)
				}, facts);
			}
		}
	},
	{
		code: "LINT-45",
		severity: "warning",
		onPack(context, tell) {
			for (const [name, [facts]] of namesOf(context)) if (scriptsIn(name) > 1) tell({
				message: said`"${name}" mixes letters of different scripts.`,
				where: placeOf(facts, name)
			}, facts);
		}
	},
	{
		code: "LINT-46",
		severity: "warning",
		onPack(context, tell) {
			const uses = /* @__PURE__ */ new Map();
			const count = (name) => void uses.set(name, (uses.get(name) ?? 0) + 1);
			for (const facts of context.all) {
				for (const category of PLAIN) for (const name of facts.list(category).keys()) count(name);
				for (const category of CONDITIONAL) for (const condition of facts.conditions(category)) if (condition.category !== void 0) count(condition.name);
			}
			for (const facts of context.all) for (const { flat, category, name, condition } of facts.record?.area.items ?? []) if (flat && category !== void 0 && condition === void 0 && uses.get(name) === 1) tell({
				message: said`"${name}" is read as a member of ${category}, and no other card uses it that way.`,
				hint: "in flat form all globals come before the first category",
				where: {
					category,
					name
				}
			}, facts);
		}
	},
	{
		code: "LINT-48",
		severity: "error",
		onCard(facts, tell, { isPublished }) {
			for (const name of new Set(namesOn(facts.card.attributes))) {
				const word = misspelt(name);
				if (word !== void 0) tell({
					message: said`"${name}" is probably a misspelt "${word}".`,
					hint: didYouMean(word),
					where: placeOf(facts, name),
					severity: isPublished ? "error" : "warning"
				});
			}
		}
	}
];
// packages/cards/src/language/lint/power-rules.ts
const targetsOf = (power, category, { supports }) => supports.filter((other) => !other.isProtected && holdsOn(power.conditions(category), other.card.attributes));
const copiesOf$1 = (cards) => cards.reduce((sum, { copies }) => sum + copies, 0);
const isSeizable = (facts) => facts.affiliation === void 0 && !facts.isProtected;
const SEIZES = ["SeizeIf", "SeizeIf1"];
const PLURAL = [
	"DisableIf",
	"DivertIf",
	"WreckIf",
	"SeizeIf"
];
const matchingIn = (cards, facts, category) => cards.filter((other) => holdsOn(facts.conditions(category), other.card.attributes));
const POWER_RULES = [
	{
		code: "LINT-22",
		severity: "warning",
		onDeck(deck, tell) {
			for (const facts of deck.supports) {
				for (const category of CONDITIONAL_POWERS) if (facts.has(category) && targetsOf(facts, category, deck).length === 0) tell({
					message: said`${category} has no possible target in this deck.`,
					where: { heading: category }
				}, facts);
				const blocks = (other) => other.isBlockable && holdsOn(facts.conditions("ImmuneIf1"), other.card.attributes);
				if (facts.has("ImmuneIf1") && !deck.supports.some(blocks)) tell({
					message: "ImmuneIf1 matches no power card of this deck.",
					where: { heading: "ImmuneIf1" }
				}, facts);
			}
		}
	},
	{
		code: "LINT-23",
		severity: "info",
		onDeck(deck, tell) {
			const shields = deck.supports.filter((facts) => facts.has("ImmuneIf1"));
			for (const facts of deck.supports) if (facts.isBlockable && !shields.some((shield) => holdsOn(shield.conditions("ImmuneIf1"), facts.card.attributes))) tell({ message: "No ImmuneIf1 of this deck can block this power." }, facts);
		}
	},
	{
		code: "LINT-29",
		severity: "warning",
		onDeck(deck, tell) {
			for (const facts of deck.supports) {
				for (const category of SEIZES) {
					if (!facts.has(category)) continue;
					const matching = matchingIn(deck.cards, facts, category);
					if (matching.length > 0 && !matching.some(isSeizable)) tell({
						message: said`${category} matches only cards that cannot be seized.`,
						where: { heading: category }
					}, facts);
				}
				if (facts.global("Reuse") !== void 0 && !deck.supports.some(isSeizable)) tell({
					message: "This deck has no support that could be reused.",
					where: { name: "Reuse" }
				}, facts);
			}
		}
	},
	{
		code: "LINT-34",
		severity: "warning",
		onDeck(deck, tell) {
			for (const facts of deck.supports) {
				const reuse = facts.global("Reuse");
				if (typeof reuse === "number" && reuse > 3) tell({
					message: said`Reuse ${reuse} is excessive: more than 3.`,
					where: { name: "Reuse" }
				}, facts);
				for (const category of PLURAL) {
					if (!facts.has(category)) continue;
					const targets = category === "SeizeIf" ? matchingIn(deck.cards, facts, category).filter(isSeizable) : targetsOf(facts, category, deck);
					const copies = copiesOf$1(targets);
					if (copies * 5 > deck.copies) tell({
						message: said`${category} matches ${copies} of ${deck.copies} cards: more than 20 %.`,
						where: { heading: category }
					}, facts);
				}
			}
			const frozen = copiesOf$1(deck.supports.filter((facts) => facts.global("Freeze") !== void 0));
			const supports = copiesOf$1(deck.supports);
			if (frozen > 1 && frozen * 100 > supports) tell({ message: said`Freeze is on ${frozen} of ${supports} supports: more than 1 %.` });
			tellRichest(deck, tell);
		}
	},
	{
		code: "LINT-49",
		severity: "info",
		onDeck(deck, tell) {
			const competitions = deck.adventures.filter(({ roleplay }) => roleplay === "Competition");
			for (const facts of deck.supports) {
				if (!SEIZES.some((one) => facts.has(one)) && facts.global("Reuse") === void 0) continue;
				const open = competitions.find((adventure) => accepts(adventure, facts));
				if (open !== void 0) tell({ message: said`"${open.card.identifier}" accepts this card and returns it to the losers, so it can be used again and again.` }, facts);
			}
		}
	},
	{
		code: "LINT-36",
		severity: "warning",
		onDeck(deck, tell) {
			const costs = new Set(deck.cards.flatMap((facts) => ["AdventureCommonCosts", "AdventureCosts"].flatMap((one) => [...facts.numbers(one).keys()])));
			for (const facts of deck.supports.filter(isSupport)) {
				if (facts.isProtected) continue;
				const open = deck.adventures.filter((adventure) => accepts(adventure, facts));
				const acts = [...facts.numbers("AdventureResources").keys()].some((name) => costs.has(name)) || facts.has("AdventureCommonCosts") || facts.global("StockHolding") !== void 0 || facts.global("MustPlay") !== void 0;
				if (open.length === 0) tell({ message: "No adventure of this deck accepts this support." }, facts);
				else if (!acts) tell({ message: "This support covers nothing and does nothing in this deck." }, facts);
			}
		}
	}
];
function tellRichest(deck, tell) {
	const net = (facts) => {
		let sum = 0;
		for (const value of facts.numbers("EraResources").values()) sum += value;
		for (const value of facts.numbers("EraCosts").values()) sum -= value;
		return sum;
	};
	const sorted = deck.adventures.map(net).sort((a, b) => a - b);
	const bound = 2 * (sorted[Math.max(0, Math.ceil(sorted.length * .95) - 1)] ?? 0);
	for (const facts of deck.adventures) if (bound > 0 && net(facts) > bound) tell({ message: said`This adventure is worth ${net(facts)} points, more than twice what the best are worth.` }, facts);
}
// packages/cards/src/language/lint/rule.ts
function spotOf({ record }, where) {
	if (record === void 0) return void 0;
	if (where === void 0) return record.spot;
	if ("heading" in where) return record.area.headings.get(where.heading) ?? record.spot;
	const isIt = ({ category, name }) => category === where.category && name === where.name;
	return record.area.items.find(isIt) ?? record.spot;
}
// packages/cards/src/language/lint/lint.ts
const RULES = [
	...CARD_RULES,
	...CONDITION_RULES,
	...COVER_RULES,
	...NAME_RULES,
	...POWER_RULES,
	...DECK_RULES
];
const CARD_CODES = new Set(RULES.flatMap((rule) => "onCard" in rule ? [rule.code] : []));
const isAboutCards = (code) => CARD_CODES.has(code);
const isRule = (code) => RULES.some((rule) => rule.code === code);
function lintPack(pack, add) {
	const context = contextOf(pack);
	for (const rule of RULES) {
		const tell = (told, facts, deck) => add(findingOf(rule, pack, told, facts, deck));
		if ("onCard" in rule) for (const facts of context.all) rule.onCard(facts, (told) => tell(told, facts), context);
		else if ("onPack" in rule) rule.onPack(context, tell);
		else for (const deck of context.decks) rule.onDeck(deck, (told, facts) => tell(told, facts, deck), context);
	}
}
function contextOf(pack) {
	const records = new Map(pack.cards.map((record) => [record.card, record]));
	const byIdentifier = /* @__PURE__ */ new Map();
	const factsFor = (card) => {
		const facts = byIdentifier.get(card.identifier) ?? factsOf$1(card, records.get(card));
		byIdentifier.set(card.identifier, facts);
		return facts;
	};
	for (const { card } of pack.cards) factsFor(card);
	const decks = (copiesIn(pack.decks.flatMap(({ cards }) => cards)) > LIMITS.copies ? [] : pack.decks).map(({ name, cards }) => {
		const all = cards.map(({ card, copies }) => ({
			...factsFor(card),
			copies
		}));
		return {
			name,
			cards: all,
			adventures: all.filter(isAdventure$1),
			supports: all.filter(isSupport),
			copies: all.reduce((sum, { copies }) => sum + copies, 0),
			resources: valuesOf(all.filter(isSupport), "AdventureResources")
		};
	});
	const all = [...byIdentifier.values()];
	const isDealt = new Set(pack.decks.flatMap(({ cards }) => cards.map(({ card }) => card.identifier)));
	const dealt = isDealt.size === 0 ? all : all.filter(({ card }) => isDealt.has(card.identifier));
	let reach;
	return {
		pack,
		isPublished: !isCustomized(pack.head),
		players: mostPlayers(pack),
		all,
		dealt,
		decks,
		feats: valuesOf(dealt.filter((facts) => isAdventure$1(facts) && !isFinale$1(facts)), "Feats"),
		reach() {
			reach ??= reachOf(decks);
			return reach;
		}
	};
}
function mostPlayers({ decks, session, head }) {
	const declared = session?.players ?? [];
	const sides = isCustomized(head) ? [] : decks.map(({ cards }) => affiliationsIn$1(cards).length);
	const most = declared.length > 0 ? Math.max(...declared) : Math.min(LIMITS.players, ...sides);
	return declared.length === 0 && sides.length === 0 ? 2 : Math.max(2, most);
}
function findingOf({ code, severity }, pack, told, facts, deck) {
	const era = pack.eras.find(({ name }) => name === deck?.name)?.spot;
	const { line, column, end } = (facts && spotOf(facts, told.where)) ?? era ?? pack.head.spot;
	return {
		code,
		severity: told.severity ?? severity,
		...sentencesOf(told.message, told.hint),
		clause: clauseOf(code),
		line,
		column,
		end,
		...facts === void 0 ? {} : { card: facts.card.identifier },
		...deck === void 0 ? {} : { era: deck.name }
	};
}
// packages/cards/src/language/check/check-card.ts
function checkArea({ attributes, items, headings, mentioned }, heading, report) {
	const mode = MODES.find((one) => one === attributes.globals.get("Type"));
	const isMisspelt = (word) => () => items.some(({ category, name }) => category === void 0 && misspelt(name) === word);
	const lacks = (word, code, message) => {
		if (!mentioned.has(word)) report(code, heading, message, void 0, "error", isMisspelt(word));
	};
	lacks("Type", "ERR-27", "Every card needs Type \"Adventure\" or Type \"Support\".");
	if (mode === "Adventure") lacks("Roleplay", "ERR-28", "An adventure card needs a Roleplay.");
	for (const item of items) if (item.category === void 0 && !isMisplaced(item, mode, report)) checkValue(item, report);
	for (const [category, spot] of headings) tellMode(category, modesOf(category), mode, spot, report);
}
function isMisplaced(item, mode, report) {
	const rule = PREDEFINED.get(item.name);
	return rule !== void 0 && tellMode(item.name, rule.on, mode, item, report);
}
function tellMode(what, on, mode, spot, report) {
	if (mode === void 0 || on.includes(mode)) return false;
	report("ERR-21", spot, on[0] === "Adventure" ? said`"${what}" may be used only on adventure cards.` : said`"${what}" may be used only on support cards.`);
	return true;
}
function checkValue(item, report) {
	const { name, value } = item;
	const allowed = PREDEFINED.get(name)?.value;
	if (allowed === void 0) return;
	if (allowed === "count") {
		if (typeof value !== "number" || value < 1) report("ERR-23", item, said`${name} must be an integer of at least 1.`);
	} else if (allowed === "yes") {
		if (value !== "Yes") report("ERR-22", item, said`${name} can only be "Yes".`);
	} else if (allowed === "text") {
		if (typeof value !== "string") report("ERR-22", item, said`${name} must be a text in quotes.`);
	} else if (!allowed.some((one) => one === value)) {
		const near = typeof value === "string" ? nearest(value, allowed) : void 0;
		report("ERR-22", item, said`${name} must be one of ${allowed.join(", ")}.`, didYouMean(near));
	}
}
// packages/cards/src/language/pack/cards.ts
const NO_NUMBER = -1;
const isUnnumbered = ({ card }) => card.number === NO_NUMBER;
const numberOf$1 = (identifier) => {
	const [digits] = /\d+$/.exec(identifier.slice(-10)) ?? [];
	return digits === void 0 || digits.length > 9 ? void 0 : Number(digits);
};
function readCard(part, aliases, report) {
	const { name: identifier, gold, spot, lines, isGood } = part;
	const number = numberOf$1(identifier);
	if (number === void 0 && identifier !== "" && isGood) report("ERR-29", spot, "The identifier must end in a number.");
	const area = parseArea(lines.filter(isAttributeLine), aliases, report);
	checkArea(area, spot, report);
	const count = area.items.length;
	if (count > LIMITS.attributes) report("ERR-38", spot, said`The card has ${count} attributes; the limit is ${LIMITS.attributes}.`);
	return {
		card: {
			identifier,
			number: number ?? NO_NUMBER,
			gold,
			directive: proseOf(lines, ">"),
			lore: proseOf(lines, "~"),
			attributes: area.attributes
		},
		area,
		spot
	};
}
const isAttributeLine = ({ text }) => !/^\s*(?:[#>~]|$)/.test(text);
const proseOf = (lines, mark) => lines.filter(({ text }) => text.trimStart().startsWith(mark)).map(({ text }) => plainProse(text.trim().slice(1))).join("\n");
const IS_ROUGH = /[^ -~]| {2}/;
const plainProse = (text) => {
	const trimmed = text.trim();
	return IS_ROUGH.test(trimmed) ? trimmed.replace(/\s+/g, " ").normalize("NFC") : trimmed;
};
const withMark = (mark, prose) => prose === "" ? [] : prose.split("\n").map((line) => line === "" ? mark : `${mark} ${line}`);
const formatHeading = ({ identifier, gold }) => `[card ${identifier}${gold ? " | gold" : ""}]`;
const formatCard = (card) => [
	formatHeading(card),
	...withMark(">", card.directive),
	...formatLines(card.attributes),
	...withMark("~", card.lore)
];
// packages/cards/src/language/pack/canonical.ts
function canonicalText(pack) {
	const { head, cards, own } = pack;
	const shared = sharedNumbers(pack);
	return `${[
		[`[pack ${head.name}]`, ...headLines(head)],
		...head.eras.filter((era) => own.has(era)).map((era) => [`[era ${era}]`, ...own.get(era).map((entry) => entryLine(entry, head.name, shared))]),
		...[...cards].sort(byNumber).map(({ card }) => formatCard(card))
	].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function checkCanonical(pack, report) {
	const text = canonicalText(pack);
	const tell = (message) => report("ERR-38", pack.head.spot, message);
	const bytes = bytesOf(text);
	if (bytes > LIMITS.bytes) tell(said`In canonical form the pack has ${thousands(Math.ceil(bytes / 1024))} KB; the limit is ${LIMITS.bytes / 1024} KB.`);
	const long = text.split("\n").find((line) => line.length > LIMITS.line && [...line].length > LIMITS.line);
	if (long !== void 0) tell(said`In canonical form a line has ${thousands([...long].length)} characters; the limit is ${LIMITS.line}: ${long.slice(0, 40)} …`);
}
const hashPack = (pack) => contentHash(canonicalText(pack));
const byNumber = ({ card: a }, { card: b }) => a.number - b.number || byText(a.identifier, b.identifier);
function sharedNumbers({ cards }) {
	const seen = /* @__PURE__ */ new Map();
	const shared = /* @__PURE__ */ new Set();
	for (const { card } of cards) {
		if ((seen.get(card.number) ?? card.identifier) !== card.identifier) shared.add(card.number);
		seen.set(card.number, card.identifier);
	}
	return shared;
}
function entryLine({ card, copies, pack }, own, shared) {
	const name = pack !== own || shared.has(card.number) ? `"${card.identifier}"` : String(card.number);
	return `${pack === own ? "" : `${pack}: `}${name}${copies === 1 ? "" : ` x${copies}`}`;
}
const spanText = (span) => span === void 0 ? void 0 : span.low === span.high ? String(span.low) : `${span.low}-${span.high}`;
const CUSTOMIZATIONS = [
	"any",
	"none",
	"eras",
	"decks",
	"players",
	"cards"
];
const customizationText = (text) => {
	const words = listOf$1(text);
	return words.every((word) => CUSTOMIZATIONS.includes(word)) ? CUSTOMIZATIONS.filter((word) => words.includes(word)).join(", ") : text;
};
const list = (names, separator = ", ") => names.length === 0 ? void 0 : names.join(separator);
const lintNumber = ({ code }) => Number(code.slice(5));
function headLines(head) {
	const stated = (key, text) => head.spots.has(key) ? text : void 0;
	return [
		["game", head.game],
		["type", head.type],
		["components", head.components],
		["eras", list(head.eras)],
		["session", spanText(head.session)],
		["setup", spanText(head.setup)],
		["wrapup", spanText(head.wrapup)],
		["analysis", head.analysis],
		["turn", head.turn],
		["extends", head.extends || void 0],
		["players", list(head.players.map(String), ",")],
		["affiliations", list(head.affiliations)],
		...head.eras.map((era) => [`seats ${era}`, list(head.seats.get(era) ?? [])]),
		["level", stated("level", head.level)],
		["customizations", stated("customizations", customizationText(head.customizations))],
		["instructions", head.instructions || void 0],
		...[...head.aliases].sort(([a], [b]) => byText(a, b)).map(([short, name]) => [`alias ${short}`, name]),
		...[...head.allowances].sort((a, b) => lintNumber(a) - lintNumber(b) || byText(a.subject ?? "", b.subject ?? "")).map(({ code, subject, reason }) => [`allow ${code}${subject === void 0 ? "" : ` ${subject}`}`, reason])
	].flatMap(([key, value]) => value === void 0 ? [] : [`${key}: ${value}`]);
}
// packages/cards/src/language/pack/aliases.ts
function usableAliases({ aliases, spots }, report) {
	const usable = /* @__PURE__ */ new Map();
	for (const [short, name] of aliases) {
		const [code, message] = faultOf(short, name, aliases) ?? [];
		if (code === void 0) usable.set(short, name);
		else report(code, spots.get(`alias ${short}`), message);
	}
	return usable;
}
function faultOf(short, name, aliases) {
	if (isVocabulary(short)) return ["ERR-37", said`"${short}" is already ${known$2(short)}.`];
	for (const one of [short, name]) if (!isCustomName(one) && !isVocabulary(one)) return ["ERR-1", said`Name "${one}" may contain letters only.`];
	if (isVocabulary(name)) return ["ERR-37", said`"${name}" is ${known$2(name)}; an alias stands for a custom name.`];
	if (aliases.has(name)) return ["ERR-37", said`"${name}" is an alias itself; an alias cannot stand for another.`];
}
const known$2 = (word) => {
	const category = categoryNamed(word);
	if (category === void 0) return phrase("a predefined attribute");
	return category === word ? phrase("a category") : said`an alias of ${category}`;
};
// packages/cards/src/language/pack/eras.ts
const ENTRY = /^(?:([^":]+):\s*)?(?:(all)|"([^"]*)"|(\d{1,9})(?:\s*-\s*(\d{1,9}))?|([^":]+?))(?:\s+x(\d{1,9}))?$/u;
const IS_OTHER = /^\s*(?:[>~]|\p{L}[^:]*$)/u;
function readEra(part, report, isCutOff) {
	const entries = [];
	let isElsewhere = false;
	for (const here of part.lines) if (!isBlankLine(here.text) && !isRemark(here.text)) {
		const isOther = IS_OTHER.test(here.text);
		const entry = readEntry(here, part.name, isOther && isElsewhere ? () => {} : report);
		if (entry !== void 0) entries.push(entry);
		isElsewhere = isOther && entry === void 0;
	}
	if (part.isGood && !isCutOff && part.lines.every(({ text }) => isBlankLine(text) || isRemark(text))) report("ERR-36", part.spot, said`Era "${part.name}" names no card.`);
	return {
		name: part.name,
		entries,
		spot: part.spot
	};
}
function readEntry(here, era, report) {
	const spot = wholeLine(here);
	const written = here.text.trim().replace(/\s+/g, " ").normalize("NFC");
	const [, from, all, identifier, low, high, name, times] = ENTRY.exec(written) ?? [];
	const pack = from?.trim();
	const copies = Number(times ?? 1);
	const bad = (message, hint) => {
		report("ERR-36", spot, message, hint);
	};
	const forms = "write a number, a range such as 20-31, \"An identifier 17\" or all, and x2 for two copies";
	if (copies === 0) return bad(said`Era "${era}" takes 0 copies of a card.`, "leave the line out");
	if (all !== void 0) return {
		...spot,
		pack,
		what: { kind: "all" },
		copies
	};
	if (identifier !== void 0) return {
		...spot,
		pack,
		what: {
			kind: "identifier",
			identifier
		},
		copies
	};
	if (low !== void 0) return {
		...spot,
		pack,
		what: {
			kind: "numbers",
			low: Number(low),
			high: Number(high ?? low)
		},
		copies
	};
	if (name !== void 0 && pack !== void 0) return {
		...spot,
		pack,
		what: {
			kind: "era",
			era: name
		},
		copies
	};
	return bad(said`Era "${era}" has a line that names no card: ${written.slice(0, 40)}`, forms);
}
const isEraLine = (here) => !here.text.includes(":") && !isRemark(here.text) && readEntry(here, "", () => {}) !== void 0;
var Shelf = class {
	#pack;
	#cards;
	#byIdentifier;
	#steps;
	constructor(pack, records) {
		this.#pack = pack;
		this.#cards = records.map(({ card }) => card).sort((a, b) => a.number - b.number || byText(a.identifier, b.identifier));
		this.#byIdentifier = new Map(this.#cards.map(({ identifier }, at) => [identifier, at]));
		this.#steps = new Array(this.#cards.length + 1).fill(0);
	}
	#from(number) {
		let [low, high] = [0, this.#cards.length];
		while (low < high) {
			const middle = low + high >> 1;
			if (this.#cards[middle].number < number) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	take(what, copies) {
		let [low, high] = [0, this.#cards.length];
		if (what.kind === "numbers") [low, high] = [this.#from(what.low), this.#from(what.high + 1)];
		else if (what.kind === "identifier") {
			low = this.#byIdentifier.get(what.identifier) ?? high;
			high = Math.min(low + 1, high);
		}
		if (low >= high) return false;
		this.#steps[low] += copies;
		this.#steps[high] -= copies;
		return true;
	}
	deck() {
		let copies = 0;
		const taken = [];
		for (const [at, card] of this.#cards.entries()) {
			copies += this.#steps[at];
			if (copies > 0) taken.push({
				card,
				copies,
				pack: this.#pack
			});
		}
		return taken;
	}
};
const told$1 = (what) => what.kind === "identifier" ? said`card "${what.identifier}"` : what.kind === "era" ? said`era "${what.era}"` : what.kind === "all" ? phrase("all cards") : what.low === what.high ? said`card ${what.low}` : said`cards ${what.low}-${what.high}`;
function namedIn({ what, copies }, pack) {
	const identifier = what.kind === "identifier" ? what.identifier : "";
	const number = numberOf$1(identifier);
	if (number === void 0) return void 0;
	return {
		card: {
			identifier,
			number,
			gold: false,
			directive: "",
			lore: "",
			attributes: {
				globals: /* @__PURE__ */ new Map(),
				lists: /* @__PURE__ */ new Map(),
				conditions: /* @__PURE__ */ new Map()
			}
		},
		copies,
		pack
	};
}
function deckOf({ name, entries, spot }, own, others, report) {
	const shelves = /* @__PURE__ */ new Map();
	const shelf = (pack, cards) => {
		const there = shelves.get(pack) ?? new Shelf(pack, cards);
		shelves.set(pack, there);
		return there;
	};
	const whole = [];
	for (const entry of entries) {
		const { pack, what, copies } = entry;
		const other = pack === void 0 ? void 0 : others?.get(pack);
		const named = others === void 0 && pack !== void 0 ? namedIn(entry, pack) : void 0;
		if (named !== void 0) whole.push(named);
		else if (pack !== void 0 && other === void 0) report("ERR-36", entry, said`Era "${name}" names pack "${pack}", which is not available.`);
		else if (what.kind === "era") {
			const deck = other?.decks.find((one) => one.name === what.era);
			if (deck === void 0) report("ERR-36", entry, said`Era "${name}" names ${told$1(what)}, which is not in ${said`the pack "${pack ?? ""}"`}.`);
			else whole.push(...deck.cards.map((one) => ({
				...one,
				copies: one.copies * copies
			})));
		} else if (!shelf(pack ?? own.name, (other ?? own).cards).take(what, copies)) {
			const where = pack === void 0 ? phrase("the pack") : said`the pack "${pack}"`;
			report("ERR-36", entry, what.kind === "numbers" && what.low !== what.high ? said`Era "${name}" names ${told$1(what)}, none of which is in ${where}.` : said`Era "${name}" names ${told$1(what)}, which is not in ${where}.`);
		}
	}
	const all = [...[...shelves.values()].flatMap((one) => one.deck()), ...whole];
	if (others !== void 0) tellClashes(all, spot, report);
	return together(all);
}
const isSameCard = (a, b) => a === b || formatCard(a).join("\n") === formatCard(b).join("\n");
function tellClashes(cards, spot, report) {
	const seen = /* @__PURE__ */ new Map();
	for (const one of cards) {
		const { identifier } = one.card;
		const before = seen.get(identifier) ?? one;
		seen.set(identifier, before);
		if (before.pack !== one.pack && !isSameCard(before.card, one.card)) report("ERR-30", spot, said`Identifier "${identifier}" is used by two different cards.`);
	}
}
function together(cards) {
	const found = /* @__PURE__ */ new Map();
	for (const one of cards) {
		const before = found.get(one.card.identifier);
		found.set(one.card.identifier, before === void 0 ? one : {
			...before,
			copies: before.copies + one.copies
		});
	}
	return [...found.values()].sort(({ card: a }, { card: b }) => a.number - b.number || byText(a.identifier, b.identifier));
}
// packages/cards/src/language/pack/assemble.ts
function assemble(written, others, { isIncomplete, isSound }, tell) {
	const report = (code, ...rest) => {
		if (code !== "ERR-36" || !isIncomplete) tell(code, ...rest);
	};
	const { head, cards, eras } = written;
	const atHand = others && new Map(others.map((pack) => [pack.head.name, pack]));
	checkIdentifiers(cards, report);
	const own = new Map(eras.map((era) => [era.name, deckOf(era, {
		name: head.name,
		cards
	}, atHand, report)]));
	const decks = decksOf(written, own, atHand, report);
	if (atHand === void 0) {
		checkCopies(head, decks, report);
		return {
			head,
			cards,
			eras,
			own,
			decks,
			session: void 0
		};
	}
	const pack = {
		head,
		cards,
		eras,
		own,
		decks,
		session: decks.length === 0 ? void 0 : sessionOf$1(written, decks, atHand)
	};
	checkSession(pack, atHand, isSound(), report);
	return pack;
}
function checkIdentifiers(cards, report) {
	const seen = /* @__PURE__ */ new Map();
	for (const record of cards) {
		const { card, spot } = record;
		const before = seen.get(card.identifier);
		if (before === void 0) seen.set(card.identifier, record);
		else if (card.identifier !== "" && isSameCard(before.card, card)) report("ERR-35", spot, said`Part "${`card ${card.identifier}`}" is given twice.`);
		else if (card.identifier !== "") report("ERR-30", spot, said`Identifier "${card.identifier}" is used by two different cards.`);
	}
}
const MOST_COMPARED = 100;
function decksOf({ head, eras }, own, atHand, report) {
	const at = (key) => head.spots.get(key) ?? head.spot;
	const edition = atHand?.get(head.extends);
	const isAlone = head.extends !== "" && edition === void 0;
	if (isAlone && atHand !== void 0) report("ERR-36", at("extends"), said`The pack extends "${head.extends}", which is not available.`);
	const isListed = head.spots.has("eras") && head.eras.length > 0;
	const listed = new Set(head.eras);
	const spots = new Map(eras.map(({ name, spot }) => [name, spot]));
	const extendedDecks = new Map(edition?.decks.map(({ name, cards }) => [name, cards]));
	const meant = /* @__PURE__ */ new Set();
	const decks = [];
	for (const name of isListed ? head.eras : own.keys()) {
		const extended = extendedDecks.get(name);
		const added = own.get(name);
		if (added === void 0 && extended === void 0) {
			const near = own.size > MOST_COMPARED ? void 0 : nearest(name, own.keys());
			if (isAlone) continue;
			meant.add(near);
			report("ERR-36", at("eras"), said`Era "${name}" has no part of its own.`, didYouMean(near));
		} else {
			const cards = [...extended ?? [], ...added ?? []];
			if (atHand !== void 0) tellClashes(cards, spots.get(name) ?? at("eras"), report);
			decks.push({
				name,
				cards: together(cards)
			});
		}
	}
	for (const { name, spot } of eras) if (isListed && !listed.has(name) && !meant.has(name)) report("ERR-36", spot, said`Era "${name}" is not among the eras of the pack.`);
	return decks;
}
function sessionOf$1({ head }, decks, atHand) {
	const used = [.../* @__PURE__ */ new Set([head.extends, ...decks.flatMap(({ cards }) => cards.map(({ pack }) => pack))])].flatMap((name) => atHand.get(name) ?? []).filter((pack) => pack.session !== void 0);
	const edition = (used.find((pack) => pack.head.type === "edition") ?? used[0])?.session;
	const customized = isCustomized(head);
	const declared = head.affiliations.length > 0 || customized ? head.affiliations : edition?.affiliations ?? [];
	const players = head.players.length > 0 || customized ? head.players : edition?.players ?? [];
	return {
		name: head.name,
		eras: decks.map(({ name, cards }) => ({
			name,
			cards: cards.map(({ card, copies }) => ({
				card,
				copies
			})),
			seats: head.seats.get(name) ?? edition?.eras.find((era) => era.name === name)?.seats ?? []
		})),
		players,
		affiliations: declared.length > 0 ? declared : affiliationsIn$1(decks.flatMap(({ cards }) => cards)),
		customized,
		analysis: head.analysis ?? edition?.analysis ?? UNSTATED.analysis,
		turn: head.turn ?? edition?.turn ?? UNSTATED.turn
	};
}
const UNSTATED = {
	analysis: 10,
	turn: 5
};
// packages/cards/src/language/pack/read-pack.ts
const HINT = "ERR-13";
const LONGEST_QUOTED = 120;
const tidy = (sentence) => quoting(asSaid(sentence), (word) => withoutUnseen(word.length <= LONGEST_QUOTED ? word : `${word.slice(0, 80)} … ${word.slice(-30)}`));
var Gathering = class {
	faults = new FindingList();
	notes = new FindingList();
	origin = (line) => ({
		file: "",
		line
	});
	willSpell;
	#untold = 0;
	#limits = /* @__PURE__ */ new Set();
	constructor(willSpell = false) {
		this.willSpell = willSpell;
	}
	get known() {
		return this.faults.count + this.#untold;
	}
	report = (code, spot, message, hint, given = "error", follows = () => false) => {
		if (this.willSpell && given === "error" && follows()) {
			this.#untold += 1;
			return;
		}
		if (code === "ERR-38") {
			const { text } = asSaid(message);
			if (this.#limits.has(text)) return;
			this.#limits.add(text);
		}
		const severity = code === HINT ? "info" : given;
		const list = severity === "error" ? this.faults : this.notes;
		if (list.skips(spot)) return;
		list.add({
			code,
			severity,
			...sentencesOf(tidy(message), hint === void 0 ? void 0 : tidy(hint)),
			clause: clauseOf(code),
			...spot
		});
	};
	placed(finding) {
		const { file, line } = this.origin(finding.line ?? 1);
		return {
			...finding,
			line,
			...file === "" ? {} : { file }
		};
	}
	first(list) {
		return list.first().map((finding) => this.placed(finding));
	}
	reading(pack) {
		const { count } = this.faults;
		return {
			pack,
			session: this.known === 0 ? pack?.session : void 0,
			faults: this.first(this.faults),
			count,
			notes: this.first(this.notes)
		};
	}
};
function readPack(input, options = {}) {
	const gathering = new Gathering();
	return gathering.reading(readWith(input, options, gathering));
}
function readWith(input, options, gathering) {
	const sources = typeof input === "string" ? [{
		name: "",
		text: input
	}] : input;
	return isWithinSize(sources, gathering.report) ? read$1(sources, options, gathering) : void 0;
}
function isWithinSize(sources, report) {
	const bytes = sources.reduce((sum, { text }) => sum + bytesOf(text), 0);
	if (bytes <= LIMITS.bytes) return true;
	const size = `${thousands(Math.ceil(bytes / 1024))} KB`;
	report("ERR-38", {
		line: 1,
		column: 1,
		end: 2
	}, said`The pack has ${size}; the limit is ${LIMITS.bytes / 1024} KB.`);
	return false;
}
function read$1(sources, { others = [], alone = false }, gathering) {
	const { report } = gathering;
	const { before: lead, parts, origin } = splitParts(sources, report);
	gathering.origin = origin;
	const outside = lead.find(({ text }) => !isBlankLine(text) && !isRemark(text));
	if (outside !== void 0) report("ERR-34", wholeLine(outside), "This line is outside any part.", "a pack begins with [pack NAME]");
	const [first] = parts;
	if (first?.kind !== "pack" && outside === void 0 && first?.kind !== "other") report("ERR-34", first?.spot ?? {
		line: 1,
		column: 1,
		end: 2
	}, "A pack begins with [pack NAME].");
	const headPart = parts.find(({ kind }) => kind === "pack");
	tellTwice(parts, report);
	const cutOff = new Set(parts.filter(({ runsOn }, i) => runsOn || parts[i + 1]?.kind === "other"));
	const isCutOff = (part) => cutOff.has(part);
	const written = headPart === void 0 ? void 0 : readHead(headPart, report, isCutOff(headPart));
	if (written === void 0 || isCustomized(written)) gathering.willSpell = false;
	const aliases = written === void 0 ? NO_ALIASES : usableAliases(written, report);
	const before = gathering.known;
	const cards = [];
	const eras = /* @__PURE__ */ new Map();
	const cardParts = parts.filter(({ kind }) => kind === "card");
	const isCrowded = cardParts.length > LIMITS.cards;
	if (isCrowded) {
		const count = thousands(cardParts.length);
		report("ERR-38", headPart?.spot ?? first.spot, said`The pack has ${count} cards; the limit is ${thousands(LIMITS.cards)}.`);
	}
	for (const part of cardParts.slice(0, LIMITS.cards)) cards.push(readCard(part, aliases, isCutOff(part) ? withoutMissing(report) : report));
	for (const part of parts) if (part.kind === "era" && !eras.has(part.name)) eras.set(part.name, readEra(part, report, isCutOff(part)));
	if (written === void 0) return void 0;
	const soundness = {
		isIncomplete: isCrowded || headPart.lines.some(isEraLine) || parts.some(({ kind, isGood }) => kind === "other" || !isGood) || cards.some(isUnnumbered),
		isSound: () => gathering.known === before && parts.every(({ isGood }) => isGood)
	};
	return assemble({
		head: {
			...written,
			aliases
		},
		cards,
		eras: [...eras.values()]
	}, alone ? void 0 : others, soundness, report);
}
const MISSING$1 = /* @__PURE__ */ new Set([
	"ERR-10",
	"ERR-27",
	"ERR-28"
]);
const withoutMissing = (report) => (code, ...rest) => {
	if (!MISSING$1.has(code)) report(code, ...rest);
};
function tellTwice(parts, report) {
	const seen = /* @__PURE__ */ new Set();
	for (const { kind, name, spot } of parts) {
		if (kind !== "pack" && kind !== "era") continue;
		const key = kind === "pack" ? kind : `${kind} ${name}`;
		if (seen.has(key)) report("ERR-35", spot, said`Part "${key}" is given twice.`);
		seen.add(key);
	}
}
// packages/cards/src/language/check/check.ts
function checkPack(input, options = {}) {
	const gathering = new Gathering(true);
	const pack = readWith(input, options, gathering);
	const findings = new FindingList();
	const allowed = [];
	if (pack !== void 0) lint(pack, gathering, findings, allowed);
	if (pack !== void 0 && gathering.known === 0) checkCanonical(pack, gathering.report);
	return {
		...gathering.reading(pack),
		findings: gathering.first(findings),
		findingCount: findings.count,
		allowed: allowed.map(({ finding, reason }) => ({
			finding: gathering.placed(finding),
			reason
		}))
	};
}
function checkAlone(input) {
	const gathering = new Gathering();
	const pack = readWith(input, { alone: true }, gathering);
	if (pack !== void 0 && gathering.faults.count === 0) checkCanonical(pack, gathering.report);
	return gathering.reading(pack);
}
function lint(pack, gathering, findings, allowed) {
	const isSound = gathering.known === 0;
	const used = /* @__PURE__ */ new Set();
	const errors = /* @__PURE__ */ new Set();
	const allowanceOf = allowancesIn(pack);
	lintPack(pack, (finding) => {
		const isShown = isSound || isAboutCards(finding.code);
		if (finding.severity === "error") {
			errors.add(finding.code);
			if (isShown) gathering.faults.add(finding);
			return;
		}
		const allowance = allowanceOf(finding);
		if (allowance === void 0) {
			if (isShown) findings.add(finding);
			return;
		}
		used.add(allowance);
		allowed.push({
			finding,
			reason: allowance.reason
		});
	});
	for (const allowance of pack.head.allowances) {
		if (used.has(allowance) || !isSound && isRule(allowance.code) && !isAboutCards(allowance.code)) continue;
		const { code, subject, spot } = allowance;
		const what = subject === void 0 ? phrase("the pack") : subjectName(subject, pack);
		gathering.faults.add({
			code: "ERR-40",
			severity: "error",
			clause: clauseOf("ERR-40"),
			...sentencesOf(errors.has(code) ? said`${code} is an error here, and errors cannot be allowed.` : said`Nothing to allow: ${what} has no finding ${code}.`),
			...spot
		});
	}
}
const isCardNumber = (subject) => /^\d{1,9}$/.test(subject);
const subjectName = (subject, pack) => pack.decks.some(({ name }) => name === subject) ? said`era "${subject}"` : isCardNumber(subject) ? said`card ${subject}` : said`card "${subject}"`;
function allowancesIn({ head, cards, decks }) {
	const known = new Map(head.allowances.map((one) => [`${one.code} ${one.subject ?? ""}`, one]));
	if (known.size === 0) return () => void 0;
	const numbers = new Map([...cards, ...decks.flatMap((deck) => deck.cards)].map(({ card }) => [card.identifier, card.number]));
	return ({ code, era, card }) => {
		const subjects = [
			"",
			era,
			card,
			card === void 0 ? void 0 : numbers.get(card)
		];
		for (const subject of subjects) {
			const found = subject === void 0 ? void 0 : known.get(`${code} ${subject}`);
			if (found !== void 0) return found;
		}
	};
}
// packages/cards/src/language/pack/together.ts
const HEADING = /^\s*\[\s*(pack|era|card)\s+([^\]]*)/;
const silent = () => void 0;
function outlineOf(input) {
	const sources = typeof input === "string" ? [{
		name: "",
		text: input
	}] : input;
	const names = /* @__PURE__ */ new Set();
	let [name, part] = ["", ""];
	for (const text of lines(sources)) {
		const [, opened, title = ""] = HEADING.exec(text) ?? [];
		if (opened === "pack" && name === "") name = title.trim().replace(/\s+/g, " ").normalize("NFC");
		if (opened !== void 0) part = opened;
		else if (!text.includes(":") || isRemark(text)) continue;
		else if (part === "era") names.add(readEntry({
			text,
			line: 1
		}, "", silent)?.pack ?? "");
		else if (part === "pack") {
			const line = readKeyLine({
				text,
				line: 1
			}, silent);
			if (line?.key === "extends") names.add(line.value);
		}
	}
	for (const none of ["", name]) names.delete(none);
	return {
		name,
		named: [...names]
	};
}
function* lines(sources) {
	if (sources.reduce((sum, { text }) => sum + text.length, 0) <= LIMITS.bytes) for (const { text } of sources) yield* linesIn(text);
}
function checkTogether(inputs, atHand = () => void 0) {
	const outlines = inputs.map(outlineOf);
	const byName = new Map(outlines.map(({ name }, at) => [name, at]).toReversed());
	const checks = [];
	const used = /* @__PURE__ */ new Set();
	const known = /* @__PURE__ */ new Map();
	const missing = /* @__PURE__ */ new Set();
	const begun = /* @__PURE__ */ new Set();
	const checkOf = (at) => {
		begun.add(at);
		const others = outlines[at].named.flatMap(find);
		checks[at] ??= checkPack(inputs[at], { others });
		return checks[at];
	};
	const find = (name) => {
		const at = byName.get(name);
		if (at !== void 0 && (checks[at] !== void 0 || !begun.has(at))) {
			const { pack } = checks[at] ?? checkOf(at);
			return pack === void 0 ? [] : [pack];
		}
		const own = at === void 0 ? atHand(name) : void 0;
		if (own === void 0) missing.add(name);
		else known.set(name, own);
		return own === void 0 ? [] : [own];
	};
	for (const at of inputs.keys()) if (checks[at] === void 0) checkOf(at);
	const use = (at) => {
		used.add(at);
		const pack = checks[at].pack;
		for (const name of pack === void 0 ? [] : packsIn(pack)) {
			const other = byName.get(name);
			if (other !== void 0 && !used.has(other)) use(other);
		}
	};
	if (inputs.length > 0) use(0);
	return {
		checks,
		used,
		missing: [...missing],
		known: [...known.values()]
	};
}
function packsIn({ head, own }) {
	const names = new Set([...own.values()].flatMap((deck) => deck.map(({ pack }) => pack)));
	return [head.extends, ...names];
}
// packages/games/cgs/src/packs/names.ts
const PACK_NAMES = [
	"comet-year",
	"lowwater",
	"small"
];
// packages/games/cgs/src/packs/comet-year/index.ts
const COMET_YEAR = [
	`[pack Comet Year]
game: Comet Year
type: edition
components: 28 adventure, 100 support, 8 gold
eras: The Dark Half, The Long Noon
session: 45-60
setup: 3
wrapup: 3
analysis: 3
turn: 2
players: 2,3,4
affiliations: Heron, Lynx, Otter, Wren
level: casual
customizations: any
instructions: Four observatories quarrel over one comet. Win stars in the Dark Half, open a finale with them, then earn fame in the Long Noon. For a quick game skip the Dark Half.
allow LINT-12 33: the night school takes any amount of stock, to show what a missing offering means
allow LINT-12 34: the panic takes only holdings of 1, so that a leader can pay and hardly gains
allow LINT-24 82: one card that strikes and shields at once, to show special rounds side by side
allow LINT-42 The Dark Half: eleven adventures are open at once, and more than that would drown the finales

[era The Dark Half]
1-14
41-68
71-88
91-94

[era The Long Noon]
21-34
101-146
151-154
`,
	`[card The Position of the Smudge 1]
> Say where it is, to the minute, before anybody else does.
Type "Adventure"
Roleplay "Competition"
MultiEra "Yes"
AdventureCommonCosts
  Ink 1
  Lens 1
  Sums 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 3
Feats
  Stars 1
  Sums 1
~ On the first night it was a thumbprint on the sky. Three assistants wiped the glass; the fourth wrote down the time.

[card Relay over Sill Pass 2]
> Carry the first report down before the snow shuts the pass.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Boots 2
  Lamps 1
AcceptSupportIf1
  Ploy < 1
Feats
  Boots 1
  Stars 1
~ The cairns are counted from both ends, and the counts have never agreed. Everyone agrees about the wolf.

[card The Winter Plate 3]
> Draw the head of the comet by steady light.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Lamps 2
  Lens 2
AcceptSupportIf1
  AR.Lamps = 2/3/4
  Ploy < 1
Feats
  Lens 1
  Stars 1
~ A candle will not do: it shivers, and so does the drawing. The engraver has sent back nine comets with a tremble.

[card Battle of the Coffee House 4]
> Hold the long table at the Brass Kettle until closing time.
Type "Adventure"
Roleplay "Battle"
MultiEra "Yes"
AdventureCommonCosts
  Boots 1
  Ink 1
  Lamps 1
EraCosts
  Fame 1
EraResources
  Fame 5
Feats
  Boots 1
  Bread 1
  Stars 1
~ Whoever holds the table reads the letters aloud. Chairs have been thrown over less than a decimal point.

[card The Torchlight Procession 5]
> March past the other three houses, louder than they can.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Boots 1
  Ink 1
  Lamps 1
  Lens 1
Feats
  Ink 1
  Lamps 1
  Stars 1
~ It began as a parade of learning and was remembered as the night of the turnips.

[card The Roof Above the Bakery 6]
> Build a dome on the warmest roof in town.
Type "Adventure"
Roleplay "Obstruction"
MultiEra "Yes"
AdventureCommonCosts
  Bread 2
  Lamps 1
EraResources
  Fame 4
Feats
  Ink 1
  Lamps 1
  Stars 1
~ The ovens keep the mirror dry and the observer awake. The rent is paid in predictions, due monthly, none refundable.

[card A Chair of Reckoning 7]
> Found a professorship before the trustees sober up.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Ink 1
  Sums 2
AdventureResources
  Ink 1
Feats
  Stars 1
  Sums 1
~ The deed was drafted on the back of a menu, which supplied the first line of it.

[card A Pantry of One’s Own 8]
> Lay in food for forty cloudy nights.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Bread 2
  Sums 1
AcceptSupportIf1
  Ploy < 0
Feats
  Bread 1
  Stars 1
~ Nobody has discovered anything on an empty stomach, though several have claimed to.

[card One Almanac for Four 9]
> Print a single almanac that all four houses will sign.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
AdventureCommonCosts
  Boots 1
  Lens 2
Feats
  Almanac "Shared"
  Stars 2
~ The tides are Otter’s, the saints are Wren’s, and the weather is wrong in everybody’s hand.

[card The Beacon Road 10]
> Light a chain of beacons from the pass to the sea.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
AdventureCommonCosts
  Ink 2
  Lamps 1
Feats
  Relay "Open"
  Stars 2
~ One flash for clear, two for cloud, three for please stop asking.

[card The Night of Broken Domes 11]
> Calm the town, or there will be no year left to quarrel over.
Type "Adventure"
Roleplay "Cataclysm"
CommonBuildsite "Yes"
MultiEra "Yes"
AdventureCommonCosts
  Boots 1
  Bread 2
  Ink 1
  Lamps 1
  Lens 1
AcceptSupportIf1
  Ploy < 0
Feats
  Stars 2
  Truce "Signed"
~ They had been told that it was only ice and dust. That was when the stones came out: dust, in this town, is an insult.

[card The First True Orbit 12]
> Publish the path of the comet, round and whole.
Type "Adventure"
Roleplay "Epic"
AdventureCommonCosts
  Lamps 2
  Lens 2
  Sums 1
PlayIfBuildsiteSum
  Feats.Stars > 6
~ Every earlier curve ran off the edge of the paper. This one came back, and so did its author, unbearable.

[card Crossing to the Far Shore 13]
> Watch it set from a coast that is on nobody’s map.
Type "Adventure"
Roleplay "Epic"
AdventureCommonCosts
  Boots 2
  Bread 1
  Ink 2
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsiteSum
  Feats.Stars > 6
~ The expedition took nine mules, one clock and every person who was not on speaking terms with the director.

[card The Date of the End 14]
> Announce the day on which it strikes, and be believed.
Type "Adventure"
Roleplay "Doomsday"
AdventureCommonCosts
  Bread 2
  Sums 2
PlayIfBuildsiteSum
  Feats.Stars > 6
~ If you are right, nobody will be left to say so. If you are wrong, everybody will.
`,
	`[card Spectacle Glass 41]
> Look twice.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 1
~ Lent by a night clerk who has gone home by memory.

[card Keyhole Glass 42]
> Look where you were not invited.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lens 1
~ Ground for stars, tested on neighbours. The neighbours turned out to be the more variable.

[card The Stilt Telescope 43]
> Rise above the mist.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 2
~ It stands in the marsh on eleven legs. There were twelve, and one very surprised heron.

[card Pawned Refractor 44]
> Redeem it before midnight.
Type "Support"
AdventureResources
  Lens 2
~ It has been in and out of hock so often that the broker has discovered two moons.

[card Old Patience 45]
> Let the great tube settle before you speak.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 3
~ She takes an hour to stop swaying and another to forgive you for breathing.

[card Borrowed Boots 46]
> Go now; they are still warm.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 1
~ One left, one left again. The runner learned to lean into the turns.

[card Marsh Waders 47]
> Walk where the map is blue.
Type "Support"
Affiliation "Heron"
AdventureResources
  Boots 1
~ They reach the armpit, which is also where the water reaches.

[card The Goat Stair 48]
> Take the short way up.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 2
~ Four hundred steps, cut by a mason who was paid by the step and had short legs.

[card Milk-Cart Passage 49]
> Ride with the churns.
Type "Support"
AdventureResources
  Boots 2
~ It leaves at three, when only astronomers and cows are awake.

[card Ilse Sure-Foot 50]
> Send Ilse.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 3
~ She has never lost a letter. She has opened some, and improved one.

[card Blotted Copybook 51]
> Write around the stain.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 1
~ The largest blot was catalogued for six weeks as a nebula.

[card Snow-Melt Ink 52]
> Thin it; the news cannot wait.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Ink 1
~ Messages from the pass are grey and brief, and smell of sheep.

[card Otter’s Handpress 53]
> Print it before it is denied.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 2
~ It was built for hymnals and still drops its aitches in favour of praise.

[card The Copying Sisters 54]
> Have it in triplicate by dawn.
Type "Support"
AdventureResources
  Ink 2
~ Three of them, one pen each, and a single shared opinion of astronomers.

[card The Canal Gazette 55]
> Tell the whole town what you hope is true.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 3
~ It appears twice a week and retracts on Sundays.

[card Stub of Tallow 56]
> One more hour.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 1
~ The mice consider it a shared expense.

[card Bow Lantern 57]
> Hang it where the barge can see.
Type "Support"
Affiliation "Otter"
AdventureResources
  Lamps 1
~ Otter’s skippers steer by it, which is odd, as it is fixed to their own boat.

[card The Lamplighters’ Round 58]
> Ask them to light your street last.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 2
~ They walk eleven miles every night and have never once been asked to look up.

[card Fog Lamp 59]
> Find the door.
Type "Support"
AdventureResources
  Lamps 2
~ It shows the fog in great detail.

[card Lantern of Saint Ember 60]
> Carry it up nine flights without letting it tremble.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 3
~ The flame is two hundred years old. The wick, the oil and the lantern have all been replaced.

[card Counting Beans 61]
> Reckon it by hand.
Type "Support"
Affiliation "Heron"
AdventureResources
  Sums 1
~ They are soaked on Thursdays, so all large results are obtained by Wednesday.

[card Harbour Tables 62]
> Read off the nearest line and lean.
Type "Support"
Affiliation "Otter"
AdventureResources
  Sums 1
~ Made for tides. Anything that comes and goes can be looked up, including the author.

[card The Unpaid Reckoner 63]
> Give him work before the year is out.
Type "Support"
MustPlay "Yes"
AdventureResources
  Sums 2
~ He sits in the hall with his slate and his invoice. One of them is finished.

[card Tansy Holt’s Slate 64]
> Let Tansy check it.
Type "Support"
AdventureResources
  Sums 3
~ She is nine. She works for apples and has found an error in every one of your books.

[card Hard Biscuit 65]
> Chew, then climb.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Bread 1
~ It has been over the pass four times and looks better than the porter.

[card Attic Crusts 66]
> Share with the sparrows, sparingly.
Type "Support"
Affiliation "Wren"
AdventureResources
  Bread 1
~ Wren’s domes leak crumbs. It is the only thing about them that is punctual.

[card The Comet Loaf 67]
> Serve it while anybody remembers what it was meant to be.
Type "Support"
MustPlay "Yes"
AdventureResources
  Bread 2
~ Baked for the first sighting, with a tail of plaited dough. It will not be kinder tomorrow.

[card Hobb Street Ovens 68]
> Feed the whole night watch.
Type "Support"
AdventureResources
  Bread 3
~ The bakers rise before the comet does and have named it something that cannot be printed.
`,
	`[card Marsh Fog 71]
> Let nobody see past their own sleeve.
Type "Support"
Affiliation "Heron"
Ploy 1
AdventureCommonCosts
  Lens 1
~ Heron has measured it and keeps it under the heading of local customs.

[card Washed-Out Bridge 72]
> Make them go round.
Type "Support"
Affiliation "Lynx"
Ploy 1
AdventureCommonCosts
  Boots 1
~ Lynx charges a toll for the detour, and waives it for anybody who can name three kinds of snow.

[card The Stamp Office 73]
> Demand it in writing, on the proper form.
Type "Support"
Affiliation "Otter"
Ploy 1
AdventureCommonCosts
  Ink 1
~ The form for requesting the form is out of print.

[card Curfew Bell 74]
> Put out the street.
Type "Support"
Affiliation "Wren"
Ploy 1
AdventureCommonCosts
  Lamps 1
~ Wren’s bell ringer is fond of darkness and has been asked to stop enjoying it so audibly.

[card The Eclipse Nobody Predicted 75]
> Stop everything where it stands.
Type "Support"
Freeze "Yes"
Glare 3
Ploy 1
~ Birds went to bed. Debates stopped in mid-slander. For four minutes every instrument in the country agreed.

[card The Provost’s Injunction 76]
> Forbid all further difficulties.
Type "Support"
FreezeAdventureCommonCosts "Yes"
Glare 2
Ploy 1
~ It was read aloud from a balcony, to mounting difficulty.

[card Stopped Clocks 77]
> Agree that this evening did not happen.
Type "Support"
RewindAdventure "Yes"
Glare 3
Ploy 1
~ All the clocks of the town stopped at ten past nine and were set going again, by vote, at eight.

[card A Gust on the Stair 78]
> Blow out every light on one landing.
Type "Support"
Glare 2
Ploy 1
DisableIf
  AR.Lamps > 1
~ Somebody had left a door open. Somebody always says so, in the dark.

[card The Rival Posting-House 79]
> Hire their runners away in mid-stride.
Type "Support"
Glare 2
Ploy 1
DivertIf
  AR.Boots > 1
~ It pays double, in advance, and does not ask whose message that was.

[card Hammer in the Lens Room 80]
> Break one good glass, and pay for it later.
Type "Support"
Glare 2
Ploy 1
WreckIf1
  AR.Lens > 2
~ The inquiry established that it was dark, that it was slippery, and that it was eleven blows.

[card Spilt Inkwell 81]
> Elbow the table.
Type "Support"
Glare 1
Ploy 1
DisableIf1
  AR.Ink > 1
~ The minutes of that meeting record a storm, seen from very close.

[card The Contrary Footnote 82]
> Cast doubt on their figures, and wave away the doubt they cast on yours.
Type "Support"
Glare 1
Ploy 1
DisableIf1
  AR.Sums > 1
ImmuneIf1
  Glare < 1
~ It begins with the word Nevertheless and runs to four pages.

[card Smoked Glass 83]
> Look straight at it and be unimpressed.
Type "Support"
Unique "Eye Shade"
ImmuneIf1
  Glare < 2
~ Held over a candle by an apprentice, who then wiped his nose and was taken for a burglar.

[card The Blind Observer 84]
> Let her listen instead.
Type "Support"
Unique "Eye Shade"
ImmuneIf1
  Glare < 3
~ She timed the last two comets by the barking of dogs and was the closest both times.

[card Bram the Porter 85]
> Fetch one thing back before it is missed.
Type "Support"
Recover1 "Yes"
~ He has carried the same quadrant up the tower forty times and down it forty-one.

[card A Word with the Night Watch 86]
> Have it returned, no questions asked.
Type "Support"
Recover1 "Yes"
~ One question was asked, but it was only: this?

[card The Rag-and-Brass Man 87]
> Buy back two things that somebody else threw out.
Type "Support"
Reuse 2
Ploy 2
~ His cart is the best-equipped observatory in town, apart from the wheels.

[card The Plagiarist 88]
> Walk off with every page that is still wet.
Type "Support"
Ploy 2
SeizeIf
  AR.Ink > 1
~ He changes one word in every title, so that the owner can find it.

[card The Marsh Eye 91 | gold]
> Open the great shutter over the water.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 4
~ The mirror is a pool of quicksilver forty feet wide. On still nights the sky leans down to comb its hair in it.

[card The Four Sisters of Sill 92 | gold]
> Send all four, by four roads.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 4
~ They set out together, arrive together, and have not once agreed which of the roads was longest.

[card The Indelible Vat 93 | gold]
> Write it so that no one can take it back.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 4
~ Cuttlefish, oak gall and something the founder swore to. Two directors have fallen in and are still blue.

[card The Thousand Wicks 94 | gold]
> Light every window on the hill at once.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 4
~ From the sea it looks like a second sky, and three captains have tried to take its altitude.
`,
	`[card The Daylight Sighting 21]
> Show it to the crowd at noon, with the sun beside it.
Type "Adventure"
Roleplay "Competition"
Affiliation "Heron"
AdventureCommonCosts
  Boots 2
  Lens 2
  Sums 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 6
~ Half the crowd saw it. The other half were polite, and then bought the souvenir plate.

[card Race to the Snowline 22]
> Plant your flag above the haze and write home about it.
Type "Adventure"
Roleplay "Competition"
Affiliation "Lynx"
AdventureCommonCosts
  Boots 2
  Bread 1
  Ink 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 6
~ The air up there is so clear that one can see exactly how much further it is.

[card The Midsummer Edition 23]
> Have it printed, hand-coloured and sold out by Sunday.
Type "Adventure"
Roleplay "Competition"
Affiliation "Otter"
AdventureCommonCosts
  Ink 2
  Lamps 2
  Sums 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 6
~ The comet is on every page, including the recipe for eel.

[card The Feast of Windows 24]
> Turn the whole hill into one instrument.
Type "Adventure"
Roleplay "Competition"
Affiliation "Wren"
AdventureCommonCosts
  Bread 1
  Lamps 2
  Lens 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 6
~ Nine hundred windows, each tilted by its own family, each family quite sure about the angle.

[card The Naming 25]
> Decide, once and for all, what it is called.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Boots 2
  Ink 2
  Lamps 2
  Lens 2
PlayIfBuildsite
  Feats.Almanac = "Shared"
  Feats.Relay = "Open"
EraResources
  Fame 13
~ The hall was booked for an hour. By the third day they were fighting over the spelling of the name they had all rejected.

[card The Siege of the Refectory 26]
> Win dinner, and with it the argument.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Bread 2
  Sums 2
AcceptSupportIf1
  AR.Bread = 2/3
EraResources
  Fame 6
~ The doors were barred with benches, the benches with professors. Soup was passed in under a flag.

[card The Peace Observatory 27]
> Raise one great dome where the four roads meet.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Bread 3
  Sums 3
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite1
  Feats.Stars > 1
  Feats.Truce = "Signed"
EraResources
  Fame 9
~ It has four doors, so that nobody need enter by another’s, and one stair, on which they meet anyway.

[card The Meridian Stone 28]
> Set the zero of all maps in your own courtyard.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Boots 1
  Ink 1
  Lamps 1
  Lens 1
EraResources
  Fame 5
~ The other three houses set theirs the same week. The carter who sold the stones has retired.

[card A Paper Read in Person 29]
> Speak for twenty minutes and leave before the questions.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Ink 1
  Lens 1
  Sums 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Fame 5
~ The applause was for the window, which somebody had at last opened.

[card The Rooftop Supper 30]
> Entertain your patron beneath the tail.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Boots 1
  Bread 1
  Lamps 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Fame 5
~ Between the fish and the cheese the comet set, and with it the last of the conversation.

[card The Great Catalogue 31]
> Number every star between you, and sell subscriptions.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
StockOffering 4
AdventureCommonCosts
  Ink 1
  Lens 1
  Sums 3
Feats
  Sums 1
~ Some stars were counted by all four houses and are therefore brighter.

[card The Comet Fair 32]
> Put up the stalls together and share the takings.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
StockOffering 5
AdventureCommonCosts
  Boots 1
  Bread 3
  Lamps 1
Feats
  Bread 1
~ Comet cakes, comet ribbons, comet pills. The pills were found to be cakes.

[card The Free Night School 33]
> Teach anybody who can climb the stairs.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
AdventureCommonCosts
  Bread 3
  Sums 3
Feats
  Bread 1
  Sums 1
~ The first lesson was on long division. The second was on who had taken the chalk.

[card The Panic of the Millers 34]
> Prove that the harvest is safe, and bake until it is believed.
Type "Adventure"
Roleplay "Cataclysm"
AdventureCommonCosts
  Bread 2
  Sums 2
AcceptSupportIf1
  Ploy < 0
  StockHolding < 1
EraResources
  Fame 3
~ They had buried the flour in case the sky fell. Where they had buried it, nobody would say first.
`,
	`[card Souvenir Spyglass 101]
> Squint.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 1
EraCosts
  Fame 1
~ The comet is painted on the inside, for cloudy days.

[card Milliner’s Loupe 102]
> Count the stitches in the tail.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lens 1
EraCosts
  Fame 1
~ Wren had it from a hat shop, along with a firm opinion on plumes.

[card Sun-Filter Tube 103]
> Stare at noon.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 2
EraCosts
  Fame 1
~ Nine sheets of gelatine and a prayer. The prayer can be removed for cleaning.

[card The Travelling Showman’s Glass 104]
> A penny a look.
Type "Support"
AdventureResources
  Lens 2
EraCosts
  Fame 1
~ He will show you the comet, the moon or your own future, through the same end.

[card The Heron’s Neck 105]
> Bend it round the sun.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 3
EraCosts
  Fame 2
~ Eleven mirrors in a crooked pipe. By the time the light comes out it has forgotten the glare.

[card Dust Gaiters 106]
> Keep to the white road.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 1
EraCosts
  Fame 1
~ They were black in spring.

[card Eel-Catcher’s Clogs 107]
> Clatter on ahead.
Type "Support"
Affiliation "Heron"
AdventureResources
  Boots 1
EraCosts
  Fame 1
~ Nobody has ever been overtaken by them unawares.

[card The Noon Post 108]
> Run while the shadows are short.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 2
EraCosts
  Fame 1
~ The riders wear cabbage leaves under their hats and arrive faintly cooked.

[card Hay-Wagon Ride 109]
> Lie back and let it come to you.
Type "Support"
AdventureResources
  Boots 2
EraCosts
  Fame 1
~ Best seat in the country for a comet, provided that the driver is awake. He is not.

[card The Ridge Walkers 110]
> Cross three valleys without coming down.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 3
EraCosts
  Fame 2
~ They tie themselves together so that any mistake will be unanimous.

[card Penny Ballad 111]
> Rhyme it.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 1
EraCosts
  Fame 1
~ Nothing rhymes with perihelion. The printer has left a space for the purpose.

[card Chalk on Slate Cliff 112]
> Write large.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Ink 1
EraCosts
  Fame 1
~ It can be read from two counties, and was, by the wrong one.

[card The Sepia Room 113]
> Have the likeness taken.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 2
EraCosts
  Fame 1
~ The cuttlefish are paid in shrimp and have a week’s notice on either side.

[card Hired Eulogist 114]
> Praise first; observe after.
Type "Support"
AdventureResources
  Ink 2
EraCosts
  Fame 1
~ He has buried two comets and a bishop with the same opening paragraph.

[card The Six-Sheet Broadside 115]
> Paste it over theirs.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 3
EraCosts
  Fame 2
~ The town hall is now a foot thicker on the sunny side.

[card Burning Glass 116]
> Light your pipe with the evidence.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 1
EraCosts
  Fame 1
~ Strictly speaking it is a lens. It was entered as a lamp, to spare the feelings of Heron.

[card Tow-Path Lantern 117]
> Hang it out at noon and let them wonder.
Type "Support"
Affiliation "Otter"
AdventureResources
  Lamps 1
EraCosts
  Fame 1
~ The horse has learned to cough when the oil is low.

[card Magnesium Ribbon 118]
> Outshine it, briefly.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 2
EraCosts
  Fame 1
~ Wren’s portraits of that summer show everybody with the same expression.

[card Paper Lanterns 119]
> String them between the chimneys.
Type "Support"
AdventureResources
  Lamps 2
EraCosts
  Fame 1
~ Four caught fire. They were the four with mottoes.

[card The Limelight Tower 120]
> Throw your shadow on the clouds.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 3
EraCosts
  Fame 2
~ It was meant for signalling. It is used for making a rabbit, sixty feet high.

[card Knotted String 121]
> Count the knots.
Type "Support"
AdventureResources
  Sums 1
EraCosts
  Fame 1
~ It foretells eclipses and was last used to tie up a goat. The goat was unsurprised.

[card Tally of Swallows 122]
> Estimate.
Type "Support"
AdventureResources
  Sums 1
EraCosts
  Fame 1
~ The birds will not keep still, but their errors cancel.

[card Heron’s Calculating Room 123]
> Pass it down the bench.
Type "Support"
Affiliation "Heron"
AdventureResources
  Sums 2
EraCosts
  Fame 1
~ Twelve clerks do one step each. The twelfth has never seen a question.

[card Tide-Clerk’s Abacus 124]
> Slide and sigh.
Type "Support"
Affiliation "Otter"
AdventureResources
  Sums 2
EraCosts
  Fame 1
~ One bead is an olive. It is accurate to the olive.

[card The Difference Loom 125]
> Weave the orbit.
Type "Support"
AdventureResources
  Sums 3
EraCosts
  Fame 2
~ It produces logarithms, and tweed.

[card Cold Pie 126]
> Eat standing.
Type "Support"
AdventureResources
  Bread 1
EraCosts
  Fame 1
~ Its contents are agreed to be northern.

[card Radish Sandwich 127]
> Keep awake.
Type "Support"
AdventureResources
  Bread 1
EraCosts
  Fame 1
~ The crunch was recorded that night as a meteor.

[card Pass Cheese 128]
> Roll it downhill ahead of you.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Bread 2
EraCosts
  Fame 1
~ It reached the valley first and was given the prize.

[card Wren Dumplings 129]
> Drop them from the attic, gently.
Type "Support"
Affiliation "Wren"
AdventureResources
  Bread 2
EraCosts
  Fame 1
~ Delivery is free up to the third floor and fatal below it.

[card The Baker’s Dozen of Dozens 130]
> Feed the fair.
Type "Support"
AdventureResources
  Bread 3
EraCosts
  Fame 2
~ One hundred and sixty-nine. The bakers of Hobb Street know their squares.
`,
	`[card Heat Haze 131]
> Make every figure shimmer.
Type "Support"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Sums 2
EraCosts
  Fame 1
~ The horizon was reported in three places. All three reports were well argued.

[card Cloudburst over Hobb Street 132]
> Soak the flour.
Type "Support"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Bread 2
EraCosts
  Fame 1
~ The ovens went out one by one, each with a small remark.

[card Ribbon Stall 133]
> Sell them the colour of the tail.
Type "Support"
StockHolding 1
AdventureResources
  Bread 1
EraResources
  Fame 1
~ The tail has no colour. There was one to suit every complexion.

[card Comet Pills 134]
> Cure what it may bring.
Type "Support"
StockHolding 1
AdventureResources
  Bread 1
EraResources
  Fame 1
~ Not one customer caught the comet.

[card Star Subscription 135]
> Sign here, and receive one star.
Type "Support"
StockHolding 1
AdventureResources
  Sums 1
EraResources
  Fame 1
~ Delivery is expected when the light arrives.

[card Shares in the Tail 136]
> Buy while it is growing.
Type "Support"
StockHolding 2
AdventureResources
  Sums 1
EraResources
  Fame 1
~ At its height it was a hundred million miles long and nobody could find the end of the queue.

[card The Merry-Go-Round 137]
> Let them ride the planets.
Type "Support"
StockHolding 2
AdventureResources
  Bread 1
EraResources
  Fame 1
~ Venus squeaks. The children fight for Venus.

[card The Subscribers’ Bench 138]
> Sell the front row.
Type "Support"
StockHolding 2
AdventureResources
  Sums 1
EraResources
  Fame 1
~ It faces the wrong way, so that the subscribers can be seen.

[card The Auditor’s Red Pencil 139]
> Strike out the best of their sums, and answer for it.
Type "Support"
Glare 2
Ploy 1
WreckIf
  AR.Sums > 2
~ He has never made a mistake, and has initialled every one of them.

[card A Hand in the Till 140]
> Move one of their stalls to your side of the square.
Type "Support"
Glare 1
Ploy 1
DivertIf1
  StockHolding > 1
~ It was done at siesta. The stallholder woke up loyal.

[card Green Spectacles 141]
> See no glare.
Type "Support"
ImmuneIf1
  Glare < 1
EraCosts
  Fame 1
~ They make everything look like pond, which Otter finds restful.

[card The Deaf Chairman 142]
> Rule the objection out of order.
Type "Support"
ImmuneIf1
  Glare < 2
EraCosts
  Fame 1
~ He hears perfectly well. He was elected for his timing.

[card Lost Property Office 143]
> Ask for it back by weight.
Type "Support"
Recover1 "Yes"
EraCosts
  Fame 1
~ It holds eleven umbrellas, a sextant and the treasurer.

[card The Museum of Failed Instruments 144]
> Borrow two exhibits that still work.
Type "Support"
Reuse 2
Ploy 2
EraCosts
  Fame 1
~ Admission is free to anybody who can add to the collection.

[card The Recruiting Scholar 145]
> Offer the loom a better position.
Type "Support"
Ploy 2
SeizeIf1
  AR.Sums > 3
EraCosts
  Fame 1
~ It came with a pension and a window. The loom was not told about the stairs.

[card Bread Requisition 146]
> Sign for all of it, illegibly.
Type "Support"
Ploy 2
SeizeIf1
  AR.Bread > 3
EraCosts
  Fame 1
~ The order was stamped by four offices, of which two existed.

[card The Noon Mirror 151 | gold]
> Catch the comet in broad day and hold it there.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 4
EraCosts
  Fame 2
~ A disc of speculum taller than its maker. On the day it was hung every cock within nine miles crowed twice.

[card Windfoot, Queen of the Pass 152 | gold]
> Ride the grey mare.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 4
EraCosts
  Fame 2
~ She crossed the range in a night and a morning with the orbit in her saddlebag, and ate only the margin.

[card The Floating Printworks 153 | gold]
> Sail the news to where it will be believed.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 4
EraCosts
  Fame 2
~ Three presses on a coal barge, drawn by eight horses and one deadline.

[card The Glass Steeple 154 | gold]
> Let the tower swallow the noon and give it back at midnight.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 4
EraCosts
  Fame 2
~ Built of bottles by four generations of lamplighters, each of whom had emptied their share.
`
].join("\n");
// packages/games/cgs/src/packs/lowwater/index.ts
const LOWWATER = [
	`[pack Lowwater]
game: Lowwater
type: edition
components: 50 adventure, 200 support, 2 gold
eras: First Ebb
session: 90-120
setup: 10
wrapup: 10
analysis: 10
turn: 5
players: 2
affiliations: Tidewardens, Kilnfolk
level: beginner
customizations: any
instructions: Strive first to trade, then to win adventures, then to put obstacles in a hero’s way, and last of all to spoil a rival’s win.
allow LINT-12 45: the King Tide takes only holdings of 1, so that a leader can pay and hardly gains
allow LINT-12 50: the Returning Sea takes only holdings of 1, so that a leader can pay and hardly gains

[era First Ebb]
1-50
61-62 x3
63-65 x2
66-67 x3
68-70 x2
71-72 x3
73-75 x2
76-77 x3
78-80 x2
81-82 x3
83-85 x2
86-87 x3
88-90 x2
91-92 x3
93-94 x2
95-96
97-98 x3
99-100 x2
101-102
103-104 x3
105-106 x2
107-108
109-124 x2
131-135 x2
141-144 x2
151-153 x2
154-158
159-160 x2
161
162-163 x2
164
171 x3
172-174 x2
175-176
181-183 x2
184-187
`,
	`[card The Sunken Weir 1]
> Be first across before the silt gives way.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 2
  Hull 2
AcceptSupportIf1
  AR.Guard > 2
  AR.Hull > 2
  Ploy < 0
EraResources
  Renown 4
~ The fish stair still works. The fish were the only ones to read the notice.

[card The Standing Chimneys 2]
> Claim the tallest before it leans any further.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 2
  Pilot 2
AcceptSupportIf1
  AR.Iron > 2
  AR.Pilot > 2
  Ploy < 0
EraResources
  Renown 4
~ Eleven chimneys and no houses. On a still day they smoke a little, out of habit.

[card The Unclaimed Bell 3]
> Take it home and hear what it has to say.
Type "Adventure"
Roleplay "Competition"
MustPlay "Yes"
AdventureCommonCosts
  Hull 1
  Pilot 1
  Store 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Renown 4
~ It was rung to warn of the flood and the flood came, so each house maintains that the other should have it.

[card The Widow’s Inventory 4]
> Settle the list with her heirs, all of them.
Type "Adventure"
Roleplay "Competition"
MustPlay "Yes"
AdventureCommonCosts
  Craft 1
  Guard 1
  Iron 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Renown 4
~ Forty pages, beginning with the good spoons. Until somebody carries it out, the widow will not lie quiet, nor will the heirs.

[card The Inscribed Causeway 5]
> Walk it end to end and read every stone.
Type "Adventure"
Roleplay "Competition"
MultiEra "Yes"
AdventureCommonCosts
  Guard 2
  Pilot 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 4
Feats
  Learned "Old Tongue"
~ The old country wrote its laws on its roads, so that nobody could claim not to have gone over them.

[card Raid on the Cellars of Marle 6]
> Carry out what you can before the other house is through the wall.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Hands 2
  Store 2
EraResources
  Renown 5
~ Two hundred years under brine. The cider has become strong and the cheese has become doctrine.

[card The Brawl at Pot Hill 7]
> Hold the clay pit until the carts are full.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Craft 2
  Hands 2
EraResources
  Renown 5
~ Both sides brought shovels, for digging. Each digs better with an audience.

[card The First Sluice 8]
> Get one gate to open and shut when it is told to.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Tidewardens"
MultiEra "Yes"
AdventureCommonCosts
  Hands 2
  Hull 2
EraResources
  Favour 1
  Renown 4
Feats
  Guard 1
  Learned "Sluices"
~ The wheel turns for anybody who leans on it, but only a Tidewarden apologises to it first.

[card A Kiln on Wet Ground 9]
> Build it, light it and keep it from sinking.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Kilnfolk"
MultiEra "Yes"
AdventureCommonCosts
  Hands 2
  Iron 2
EraResources
  Favour 1
  Renown 4
Feats
  Learned "Slow Fire"
  Pilot 1
~ The first slid into the mud and is still warm. The second was built on top of it.

[card The Pilot’s Lesson 10]
> Learn to read a pot as you would read a current.
Type "Adventure"
Roleplay "Solo"
Affiliation "Tidewardens"
MultiEra "Yes"
AdventureCommonCosts
  Craft 1
  Pilot 2
  Wits 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
Feats
  Craft 1
~ Every bowl has an inside curve that wants to be a wave. The Kilnfolk charge for pointing it out.

[card The Watchman’s Larder 11]
> Learn from the boats how to keep food through a siege.
Type "Adventure"
Roleplay "Solo"
Affiliation "Kilnfolk"
MultiEra "Yes"
AdventureCommonCosts
  Guard 2
  Store 1
  Wits 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
Feats
  Store 1
~ Salt, smoke, string, and never tell the crew how much is left.

[card A Ferry for the Toll-Keeper 12]
> Put one old man back to work.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Hands 1
  Hull 2
  Voice 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
~ He has waited on the far bank since the road was mended. He has kept the tariff by heart and the change in his boot.

[card A Hinge for the Town Gate 13]
> Hang it so that it shuts on the first try.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Hands 1
  Iron 2
  Voice 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
~ There is no wall on either side of it. All the same, people have begun to queue.

[card The School on the Sandbar 14]
> Teach between tides.
Type "Adventure"
Roleplay "Solo"
MultiEra "Yes"
AdventureCommonCosts
  Hands 1
  Voice 1
  Wits 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 2
  Renown 1
Feats
  Wits 1
~ Attendance is excellent until ten past four, when the classroom leaves.
`,
	`[card Regatta of the Dry Docks 15]
> Be the first to float anything at all.
Type "Adventure"
Roleplay "Competition"
Affiliation "Tidewardens"
AdventureCommonCosts
  Guard 2
  Hull 3
  Wits 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ The course has no water in it yet. The wardens dragged their boats to the line and sat in them, looking ready.

[card The Great Firing 16]
> Bring a hundred pots through the fire and break none.
Type "Adventure"
Roleplay "Competition"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Iron 3
  Pilot 2
  Wits 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ They are stacked so close that each one remembers the shape of its neighbours.

[card The Glass Shoals 17]
> Thread the channel where the furnaces ran into the sea.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Craft 2
  Hands 1
  Pilot 3
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ The bottom is green and smooth and full of bubbles with the old air still in them. Do not anchor.

[card The Granary of Ninebridge 18]
> Get the keys from nine doorkeepers, one per bridge.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 3
  Hands 1
  Store 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ Their grandfathers swore to open to nobody but all nine together. The grandsons have inherited the oath and the lumbago.

[card The Clock at Hythe Under 19]
> Start it, and have the hour agreed.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 2
  Store 2
  Wits 2
AcceptSupportIf1
  AR.Iron > 2
  AR.Store > 2
  AR.Wits > 2
  Ploy < 0
EraResources
  Renown 7
~ It stopped at the flood and has been right twice a day ever since, which is better than the town hall.

[card The Map Room 20]
> Dry the sheets before they forget.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Craft 2
  Hull 2
  Wits 2
AcceptSupportIf1
  AR.Craft > 2
  AR.Hull > 2
  AR.Wits > 2
  Ploy < 0
EraResources
  Renown 7
~ The ink has run, and where it ran the surveyors found new rivers.

[card The Salt War 21]
> Take the pans and keep the rakes.
Type "Adventure"
Roleplay "Battle"
Affiliation "Tidewardens"
AdventureCommonCosts
  Craft 1
  Iron 2
  Store 3
EraResources
  Renown 8
~ There is plenty of salt for everyone. That was tried first.

[card The War of the Two Bricks 22]
> Prove that yours is the older, by force of numbers.
Type "Adventure"
Roleplay "Battle"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Craft 3
  Hull 2
  Store 1
EraResources
  Renown 8
~ Both bear a thumbprint. Both houses have produced the thumb.

[card The Bridge at Cobbold’s Lock 23]
> Take it, and hold it against people with the same idea.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Craft 2
  Hands 2
  Hull 2
EraResources
  Renown 8
~ One arch was built by boatmen and one by masons. They meet in the middle, at different heights.

[card The Foundry Wharf 24]
> Seize the cranes while the other side is still signing the guest book.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Hands 2
  Iron 2
  Store 2
EraResources
  Renown 8
~ The hooks hang where they were left, each with half a load. The other half is at the bottom, waiting its turn.

[card The Lightkeeper’s Election 25]
> Put a warden in the tower without giving offence.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Tidewardens"
AdventureCommonCosts
  Iron 2
  Pilot 3
  Voice 1
EraResources
  Favour 1
  Renown 7
~ The lamp can be seen for twenty miles, and so can the argument on the stairs.

[card The Wall Nobody Ordered 26]
> Finish it before anybody asks what it is for.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Guard 3
  Hull 2
  Voice 1
EraResources
  Favour 1
  Renown 7
~ It goes from the clay hills to the sea and has one window, with a pot in it.

[card The Bilingual Market 27]
> Open it under the old rules and the new ones at once.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Craft 2
  Store 2
  Voice 2
PlayIfBuildsite
  Feats.Learned = "Old Tongue"
EraResources
  Favour 2
  Renown 6
Feats
  Wits 2
~ In the old tongue the words for debt and tide are the same. The fishmongers had always suspected it.

[card A Keel for the Deep Road 28]
> Lay it now and argue about the paint later.
Type "Adventure"
Roleplay "Solo"
Affiliation "Tidewardens"
AdventureCommonCosts
  Craft 2
  Hands 1
  Hull 3
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 5
~ She is too long for the slip, so the slip was lengthened, and now it is too long for the beach.

[card The Anvil Nobody Could Lift 29]
> Build the smithy around it.
Type "Adventure"
Roleplay "Solo"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Hands 1
  Iron 3
  Store 2
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 5
~ It was left by the flood on top of a hill. Four horses would not move it. It has been promoted to landmark.

[card The Joint Patrol 30]
> Go out together and come back on speaking terms.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Guard 2
  Pilot 2
  Voice 2
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 2
  Renown 4
~ One pilot, one guard and a lantern between them. They report on the coast, and in a separate envelope on each other.

[card The Common Watch 31]
> Man one lookout with two houses.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 4
AdventureCommonCosts
  Guard 2
  Hull 2
  Voice 1
Feats
  Learned "Common Watch"
~ The Tidewardens watch the sea and the Kilnfolk watch the Tidewardens. Nothing has come by either way.

[card The Common Oven 32]
> Bake for everybody from a single fire.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 4
AdventureCommonCosts
  Iron 2
  Pilot 2
  Voice 1
Feats
  Learned "Common Oven"
~ Loaves are stamped so that each family knows its own. The smell could not be divided.
`,
	`[card The Procession of Wrecks 33]
> Float the finest of them home with bunting on.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Craft 2
  Hull 4
  Voice 2
AcceptSupportIf1
  AR.Craft > 2
  AR.Hull > 2
  AR.Voice > 2
  Ploy < 0
EraResources
  Renown 10
~ Nine hulls in a row, bow to stern, as if they had sunk politely.

[card The Iron Orchard 34]
> Bring in the harvest, hinge by hinge.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 4
  Store 2
  Voice 2
AcceptSupportIf1
  AR.Iron > 2
  AR.Store > 2
  AR.Voice > 2
  Ploy < 0
EraResources
  Renown 10
~ A rail yard went down here with all its points and levers. They have grown barnacles, and something like fruit.

[card The Pilots’ Guildhall 35]
> Find the drawings of the long ships before they dry to dust.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 3
  Pilot 4
  Wits 1
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite
  Feats.Learned = "Old Tongue"
EraResources
  Renown 11
Feats
  Learned "Long Keels"
~ The guild admitted no one who could not swim. On the last day it admitted everyone.

[card The Bellows House 36]
> Work out what breathed here, and make it breathe again.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 4
  Hull 3
  Wits 1
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite
  Feats.Learned = "Old Tongue"
EraResources
  Renown 11
Feats
  Learned "Great Bellows"
~ The leather is gone, the ribs are left. People lower their voices inside, as one does in a whale.

[card The Siege of the Salt Vaults 37]
> Take the cellars from below.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Guard 3
  Hands 2
  Store 4
PlayIfBuildsite
  Feats.Learned = "Sluices"
EraResources
  Renown 11
Feats
  Hands 1
  Learned "Salt Vaults"
~ The doors open only to the sea, so somebody must always be the sea.

[card The Burning of Glass Street 38]
> Keep the furnaces, whoever holds the houses.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Craft 4
  Hands 2
  Pilot 3
PlayIfBuildsite
  Feats.Learned = "Slow Fire"
EraResources
  Renown 11
Feats
  Hands 1
  Learned "Glass Kilns"
~ The street is one long window. By evening the two armies could see exactly how alike they looked.

[card The Tide Mill of Marle 39 | gold]
> Set the great wheel turning on the last true tide.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Tidewardens"
AdventureCommonCosts
  Craft 3
  Hull 4
  Wits 1
EraResources
  Renown 11
Feats
  Hull 2
~ It ground the corn of nine parishes and one year, when asked, the bones of a king. The wardens have kept its oil can filled for two hundred years.

[card The Hill That Was a Kiln 40 | gold]
> Break the seal, and fire the mountain.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Iron 4
  Store 3
  Wits 1
EraResources
  Renown 11
Feats
  Iron 2
~ The elders built a hill around the largest pot ever thrown, so that the sea should not have it. It rings when it rains.

[card The Customs House 41]
> Reopen it in the face of every smuggler on the coast.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Guard 3
  Hands 3
  Pilot 3
EraResources
  Renown 11
~ The smugglers protested that the place was closed. It was explained to them that this had been the attraction.

[card The Quiet Warehouse 42]
> Move in by night and be established by morning.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Craft 3
  Store 3
  Wits 2
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 2
  Renown 7
~ Goods from both houses, still ticketed for a market that was held under water.

[card The Bell at the Bottom 43]
> Raise it together and hang it where all can hear.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 6
AdventureCommonCosts
  Craft 2
  Pilot 4
  Voice 1
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Common Oven"
Feats
  Learned "Turning Bell"
  Voice 1
~ When it is rung everything stops: oxen, tempers, the tide itself for a moment, out of respect.

[card The Drowned Observatory 44]
> Read the old calendar to the last page.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 6
AdventureCommonCosts
  Guard 4
  Store 2
  Voice 1
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Common Oven"
Feats
  Learned "Drowned Calendar"
  Voice 1
~ It names the day on which the sea will return, and the day after, on which everybody will say so.

[card The King Tide 45]
> Find every leak before the water does, or lose the season.
Type "Adventure"
Roleplay "Cataclysm"
AdventureCommonCosts
  Hands 2
  Voice 2
  Wits 3
AcceptSupportIf1
  Ploy < 0
  StockHolding < 1
EraResources
  Renown 3
~ It comes at night, one hand higher than anybody’s grandfather admitted.

[card The Crown of Soundings 46]
> Outbid the sea for the last chart of the realm.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 4
  Pilot 4
  Voice 3
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite1
  ER.Renown > 10
  Feats.Learned = "Long Keels"/"Great Bellows"/"Salt Vaults"/"Glass Kilns"
EraResources
  Renown 14
~ A circlet of lead weights, one for each harbour. Kings wore it to remember how deep things were.

[card The Battle of Marle Minster 47]
> Hold the nave until the water is at the door.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Hands 2
  Hull 5
  Iron 5
PlayIfBuildsiteSum
  ER.Renown > 18
EraResources
  Renown 15
~ They fought from pew to pew, and when the tide came in they helped each other up into the gallery.

[card The New Dyke 48]
> Close it before the spring tides, whoever objects.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Craft 4
  Store 4
  Wits 2
PlayIfBuildsite1
  Feats.Hands > 1
  Feats.Learned = "Salt Vaults"/"Glass Kilns"
EraResources
  Renown 15
~ Three miles long and one cart short. The cart belongs to an objector.

[card The Treaty City 49]
> Found a town that will float if it must.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
StockOffering 8
AdventureCommonCosts
  Guard 2
  Hull 3
  Iron 3
  Pilot 2
PlayIfBuildsite1
  Feats.Learned = "Common Watch"/"Common Oven"
Feats
  Craft 1
  Store 1
~ Its streets are laid on rafts, its walls on piles and its constitution on the fact that both houses were tired.

[card The Returning Sea 50]
> Give it what it asks, all of you, or give it everything.
Type "Adventure"
Roleplay "Cataclysm"
AdventureCommonCosts
  Hands 1
  Voice 3
  Wits 3
AcceptSupportIf1
  Ploy < 0
  StockHolding < 1
EraResources
  Renown 3
~ First it fills the footprints, then the cellars, and then it stands in the doorway like a guest who has remembered the way.
`,
	`[card Warden’s Skiff 61]
> Row out and say who is asking.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
AdventureResources
  Hull 1
EraCosts
  Renown 1
~ Painted grey so that the sea will take it for a small wave.

[card Door with Oars 62]
> Push off and do not lean.
Type "Support"
Subtype "Boat"
AdventureResources
  Hull 1
EraCosts
  Renown 1
~ It was the front door of a good house. It still sticks in wet weather.

[card Tar-Black Lugger 63]
> Run in under the wall.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
AdventureResources
  Hull 2
EraCosts
  Renown 1
~ She has been tarred so often that there may be no boat left inside.

[card Raft of Pews 64]
> Float the congregation.
Type "Support"
Subtype "Boat"
AdventureResources
  Hull 2
EraCosts
  Renown 1
~ Built in a morning out of Marle Minster. The hymn numbers are still up.

[card The Grey Apology 65]
> Send the flagship.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
AdventureResources
  Hull 3
EraCosts
  Renown 2
~ Named by the shipwright after the launch, which took the pier with it.

[card Mud Pilot 66]
> Follow her footprints exactly.
Type "Support"
Subtype "Person"
Affiliation "Tidewardens"
AdventureResources
  Pilot 1
EraCosts
  Renown 1
~ She tastes the mud at every turn and has never been asked back to dinner.

[card Gull-Follower 67]
> Go where they settle.
Type "Support"
Subtype "Person"
AdventureResources
  Pilot 1
EraCosts
  Renown 1
~ Gulls know every channel. They also know every midden, and do not distinguish.

[card The Channel Sisters 68]
> Let one steer while the other disagrees.
Type "Support"
Subtype "Person"
Affiliation "Tidewardens"
AdventureResources
  Pilot 2
EraCosts
  Renown 1
~ Between them they have never run aground. Apart, they have never left port.

[card Eel-Boy’s Shortcut 69]
> Duck, and hold your breath.
Type "Support"
Subtype "Person"
AdventureResources
  Pilot 2
EraCosts
  Renown 1
~ It saves an hour, if one is the size of the eel-boy.

[card Old Mother Fathom 70]
> Ask her, and take off your hat.
Type "Support"
Subtype "Person"
Affiliation "Tidewardens"
AdventureResources
  Pilot 3
EraCosts
  Renown 2
~ She piloted the last ship out of Marle as a girl of six. She has been waiting to be asked for the way back.

[card Salt Pork Barrel 71]
> Eat around the date.
Type "Support"
Subtype "Goods"
Affiliation "Tidewardens"
AdventureResources
  Store 1
EraCosts
  Renown 1
~ It is stamped with the year. The cook has turned that side to the wall.

[card Sack of Wet Rope 72]
> Dry it, coil it, promise it away.
Type "Support"
Subtype "Goods"
AdventureResources
  Store 1
EraCosts
  Renown 1
~ Rope is never lost at sea. It merely becomes somebody’s.

[card The Wardens’ Chandlery 73]
> Draw what you need and sign for twice as much.
Type "Support"
Subtype "Goods"
Affiliation "Tidewardens"
AdventureResources
  Store 2
EraCosts
  Renown 1
~ Everything hangs from the ceiling, in order of how often it is regretted.

[card Flood-Cellar Preserves 74]
> Open one and stand back.
Type "Support"
Subtype "Goods"
AdventureResources
  Store 2
EraCosts
  Renown 1
~ The labels floated off. There are plums, and there are surprises.

[card The Ark at Hallow Quay 75]
> Unlock the great store.
Type "Support"
Subtype "Goods"
Affiliation "Tidewardens"
AdventureResources
  Store 3
EraCosts
  Renown 2
~ Provisions for two hundred, for the flood that had already happened. The wardens do not like to be caught out twice.
`,
	`[card Apprentice’s Tongs 76]
> Hold on; it cools eventually.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
AdventureResources
  Iron 1
EraCosts
  Renown 1
~ Every smith keeps the first pair, and the scar that explains the second.

[card Bucket of Nails 77]
> Straighten them on the way.
Type "Support"
Subtype "Tool"
AdventureResources
  Iron 1
EraCosts
  Renown 1
~ Pulled out of the drowned houses, one by one, by children, at a rate that children have since improved.

[card Kilnfolk Drag-Plough 78]
> Put your backs into the old seabed.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
AdventureResources
  Iron 2
EraCosts
  Renown 1
~ It turns up cups and cannonballs. Both are washed and priced.

[card Anchor Made Over 79]
> Beat it into whatever is short.
Type "Support"
Subtype "Tool"
AdventureResources
  Iron 2
EraCosts
  Renown 1
~ It spent a century holding things still and has to be persuaded.

[card The Patient Hammer 80]
> Let it fall once.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
AdventureResources
  Iron 3
EraCosts
  Renown 2
~ Water lifts it and a child lets it go. The ground has a dent in it that is known by name.

[card Gate Lad 81]
> Stand there and look taller.
Type "Support"
Subtype "Person"
Affiliation "Kilnfolk"
AdventureResources
  Guard 1
EraCosts
  Renown 1
~ He was told to stop anybody he did not know. He is new.

[card Neighbourhood Dogs 82]
> Let them off.
Type "Support"
Subtype "Person"
AdventureResources
  Guard 1
EraCosts
  Renown 1
~ They bark at Tidewardens, at strangers and at the sea, and have so far been right about the sea.

[card The Brick Wardrobe 83]
> Dress six men in it and shut the road.
Type "Support"
Subtype "Person"
Affiliation "Kilnfolk"
AdventureResources
  Guard 2
EraCosts
  Renown 1
~ Armour of fired clay: it stops a pike once, with a noise like dinner.

[card Night Watch on Stilts 84]
> See over the fog.
Type "Support"
Subtype "Person"
AdventureResources
  Guard 2
EraCosts
  Renown 1
~ They cannot run, but by the time one has stopped laughing they have one’s name.

[card Captain Clinker 85]
> Give her the wall and leave it at that.
Type "Support"
Subtype "Person"
Affiliation "Kilnfolk"
AdventureResources
  Guard 3
EraCosts
  Renown 2
~ She was baked, they say, rather than born. She has heard that one.

[card Thumb-Pot 86]
> Make it out of what is at your feet.
Type "Support"
Subtype "Goods"
Affiliation "Kilnfolk"
AdventureResources
  Craft 1
EraCosts
  Renown 1
~ The first thing that every Kilnfolk child makes, and the last they throw away.

[card Reed Basket Weaver 87]
> Keep her talking and she keeps weaving.
Type "Support"
Subtype "Goods"
AdventureResources
  Craft 1
EraCosts
  Renown 1
~ The basket is finished when the gossip is. Some are very large.

[card The Glaze Room 88]
> Dip it, and do not ask.
Type "Support"
Subtype "Goods"
Affiliation "Kilnfolk"
AdventureResources
  Craft 2
EraCosts
  Renown 1
~ The green is copper, the blue is cobalt and the red is a family matter.

[card Marle Joinery 89]
> Fit it without a nail.
Type "Support"
Subtype "Goods"
AdventureResources
  Craft 2
EraCosts
  Renown 1
~ Peg, wedge and spit. The drowned country’s chairs came up from the seabed without a wobble.

[card The Hundred-Year Wheel 90]
> Throw the shape that everything else will copy.
Type "Support"
Subtype "Goods"
Affiliation "Kilnfolk"
AdventureResources
  Craft 3
EraCosts
  Renown 2
~ It has not stopped since the first potter kicked it, and it takes seven in relay, who may not sneeze.
`,
	`[card Day Labourers 91]
> Pay at noon; they have seen how tides work.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 1
EraCosts
  Renown 1
~ They dig where they are told and remember what they found.

[card Sunday Volunteers 92]
> Thank them early.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 1
EraCosts
  Renown 1
~ Eager, numerous and home by four.

[card The Mud-Larks 93]
> Turn them loose at first light.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 2
EraCosts
  Renown 1
~ Forty children with sieves. They have found eleven rings, a font and the mayor’s other leg.

[card Rope Gang 94]
> Haul on the word.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 2
EraCosts
  Renown 1
~ The word is not in any dictionary, but it does make people haul.

[card Ninebridge Turn-Out 95]
> Ring once and have the whole town in the street.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 3
EraCosts
  Renown 2
~ They come with whatever was in their hands. The barber’s customers are recognised by the half.

[card The Long Line 96]
> Stand shoulder to shoulder and pass the stones.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 3
EraCosts
  Renown 2
~ It reached from the quarry to the breach. A joke that started at one end arrived at the other as a law.

[card Town Crier’s Nephew 97]
> Shout until somebody older comes.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 1
EraCosts
  Renown 1
~ He has the lungs but not the spelling.

[card A Word at the Pump 98]
> Let it be overheard.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 1
EraCosts
  Renown 1
~ News drawn there is fresh every morning and always a little cold.

[card The Ferry Gossip 99]
> Tell her in confidence and count to ten.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 2
EraCosts
  Renown 1
~ She has carried more secrets across than passengers, and never dropped a passenger.

[card The Last Will of Aldous Marle 100]
> Read it out before the season ends, to the people it is about.
Type "Support"
Subtype "Person"
MustPlay "Yes"
AdventureResources
  Voice 2
EraCosts
  Renown 1
~ Whoever still has it in a pocket when the sea comes back has, by its terms, inherited the debts.

[card The Speaker for the Drowned 101]
> Let him ask what they would have wanted.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 3
EraCosts
  Renown 2
~ He holds eleven thousand proxies and has never been outvoted.

[card Dame Isolde Pray 102]
> Have her say it from the steps.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 3
EraCosts
  Renown 2
~ Her voice was insured with both houses, and each has asked the other not to provoke her.

[card Damp Ledger 103]
> Separate the pages with a knife and a prayer.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 1
EraCosts
  Renown 1
~ The sums are still right. It is the names that have run together.

[card Schoolroom Slate 104]
> Rub it out and claim you knew.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 1
EraCosts
  Renown 1
~ One corner says, in an older hand: will be on the test.

[card The Surveyor’s Notebook 105]
> Measure twice, while it is there.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 2
EraCosts
  Renown 1
~ She paced out the whole bay and was pleased to find it shorter than her husband had said.

[card Deeds in a Biscuit Tin 106]
> Produce them at the worst moment.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 2
EraCosts
  Renown 1
~ Six properties, all under water, and a pressed flower that has kept its colour.

[card The Index of Everything 107]
> Look it up.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 3
EraCosts
  Renown 2
~ The books themselves were lost. From the index alone, one scholar has reconstructed four of them and disliked three.

[card The Flood-Clerk’s Proof 108]
> Set it before them, and sharpen the chalk.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 3
EraCosts
  Renown 2
~ It shows in nine lines that the sea cannot return. It was found under four fathoms of it.
`,
	`[card Barge with a Crew 109]
> Moor here and load.
Type "Support"
Subtype "Mount"
AdventureResources
  Berth 3
  Hands 1
EraCosts
  Renown 1
~ The crew go with the barge; neither has been seen without the other.

[card The Charted Slip 110]
> Float it in on the number painted on the post.
Type "Support"
Subtype "Mount"
AdventureResources
  Berth 3
  Wits 1
EraCosts
  Renown 1
~ Every tide for forty years is pencilled on the wall, with remarks.

[card The Travelling Bench 111]
> Set it down and start.
Type "Support"
Subtype "Mount"
AdventureResources
  Bench 3
  Hands 1
EraCosts
  Renown 1
~ Six legs, four vices and two joiners who come with the vices.

[card The Drawing Loft 112]
> Chalk it on the floor at full size.
Type "Support"
Subtype "Mount"
AdventureResources
  Bench 3
  Wits 1
EraCosts
  Renown 1
~ The boards are so deep in old lines that one can trip over an idea.

[card The Unsinkable Second Try 113]
> Launch her from a proper berth.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
Unique "Great Ship"
AdventureCosts
  Berth 2
AdventureResources
  Hull 4
EraCosts
  Renown 2
~ The first try is still down there. The second was built to the same plans, but by people who were sorry.

[card The Walking Crane 114]
> Bolt it down before it starts.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
Unique "Great Engine"
AdventureCosts
  Bench 2
AdventureResources
  Iron 4
EraCosts
  Renown 2
~ It has three legs and a will of its own, and takes one step for each thing it lifts.

[card The Admiral’s Own Choir 115]
> Bring them alongside and let them sing.
Type "Support"
Subtype "Person"
AdventureCosts
  Berth 2
AdventureResources
  Voice 4
EraCosts
  Renown 2
~ Sixty basses in a flat-bottomed boat. On the low notes it draws another foot.

[card The Oratory Engine 116]
> Put a speech in at the top and turn the handle.
Type "Support"
Subtype "Person"
AdventureCosts
  Bench 2
AdventureResources
  Voice 4
EraCosts
  Renown 2
~ It was made for the deaf king of Marle, who is said to have asked it to keep its voice down.

[card The Whole Fishing Fleet 117]
> Tie up and turn out.
Type "Support"
Subtype "Crowd"
AdventureCosts
  Berth 2
AdventureResources
  Hands 4
EraCosts
  Renown 2
~ Every man, woman and dog of them. The herring have declared a holiday.

[card The Guild of Two Hundred 118]
> Clear the benches; they are all coming.
Type "Support"
Subtype "Crowd"
AdventureCosts
  Bench 2
AdventureResources
  Hands 4
EraCosts
  Renown 2
~ There are a hundred and ninety-four. The name was cut in stone before the count.

[card The Leviathan Resumed 119]
> Build on from where they stopped.
Type "Support"
Subtype "Boat"
Unique "Great Ship"
AdventureResources
  Hull 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ The ribs had stood in the dock at Marle since the flood, with a pot of varnish and a note saying back soon.

[card The Blind Navigator of Hythe 120]
> Give him the long keel and the open water.
Type "Support"
Subtype "Person"
AdventureResources
  Pilot 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ He reads the swell through the soles of his feet and takes his shoes off only for storms.

[card The Salt Cathedral 121]
> Draw on the vaults.
Type "Support"
Subtype "Goods"
AdventureResources
  Store 5
PlayIfBuildsite
  Feats.Learned = "Salt Vaults"
EraCosts
  Favour 1
  Renown 2
~ Hewn by monks who had vowed to waste nothing. Hams hang from the vaulting like bells.

[card The Breath of the Hill 122]
> Work the great bellows, forty to a side.
Type "Support"
Subtype "Tool"
Unique "Great Engine"
AdventureResources
  Iron 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ When it draws in, hats leave. When it blows out, iron runs.

[card The Terracotta Regiment 123]
> March them out of the kiln.
Type "Support"
Subtype "Person"
AdventureResources
  Guard 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ Four hundred, each with a different face, all of them the potter’s aunt’s.

[card The Clear Ship in the Bottle 124]
> Unveil it, and let them look for the join.
Type "Support"
Subtype "Goods"
AdventureResources
  Craft 5
PlayIfBuildsite
  Feats.Learned = "Glass Kilns"
EraCosts
  Favour 1
  Renown 2
~ The bottle is nine feet long and so is the ship. The Glass Street masters took the secret up the chimney with them.
`,
	`[card Spring Gale 131]
> Let nothing float that has not paid for it.
Type "Support"
Subtype "Weather"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Hull 2
EraCosts
  Renown 1
~ It blew the harbour sign to the next harbour, where it is still believed.

[card Brown Rain 132]
> Let nothing hold that is not bolted.
Type "Support"
Subtype "Weather"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Iron 2
EraCosts
  Renown 1
~ It has rust in it, and clay, and once a small surprised frog.

[card Shifted Buoys 133]
> Move them one channel over.
Type "Support"
Subtype "Hindrance"
Ploy 1
AdventureCommonCosts
  Pilot 1
EraCosts
  Renown 1
~ They were moved in the night by somebody with excellent knots.

[card Unlocked Gate 134]
> Leave it as you did not find it.
Type "Support"
Subtype "Hindrance"
Ploy 1
AdventureCommonCosts
  Guard 1
EraCosts
  Renown 1
~ Nothing was taken. It was thought that something might have come in.

[card A Point of Order 135]
> Rise, and go on rising.
Type "Support"
Subtype "Hindrance"
Ploy 1
AdventureCommonCosts
  Voice 2
EraCosts
  Renown 1
~ It was raised on a Tuesday. The reply is expected to be printed in two volumes.

[card Oyster Bed Share 141]
> Buy in before they open.
Type "Support"
Subtype "Goods"
StockHolding 1
AdventureResources
  Hands 1
EraResources
  Renown 1
~ The oysters have not been consulted. It is their way to say nothing.

[card Ferry Bond 142]
> Lend to the ferry, at a rising rate.
Type "Support"
Subtype "Goods"
StockHolding 1
AdventureResources
  Voice 1
EraResources
  Renown 1
~ It pays when the river is high and apologises when it is not.

[card Tide Tables, Subscribed 143]
> Own a sixth of tomorrow.
Type "Support"
Subtype "Goods"
StockHolding 2
AdventureResources
  Wits 1
EraResources
  Renown 1
~ The publisher guarantees two high waters a day, or the difference in cash.

[card The Dry-Land Company 144]
> Take the largest part of what the sea has left.
Type "Support"
Subtype "Goods"
StockHolding 3
AdventureResources
  Voice 1
EraResources
  Renown 1
~ Its prospectus has a fine map on the front and, on the back, a smaller one at high water.
`,
	`[card Barnacles and Grit 151]
> Send one hull or one machine back to be scraped.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DisableIf1
  Subtype = "Boat"/"Tool"
EraCosts
  Renown 1
~ No one is to blame. They grow, particularly when a bucket of them is thrown.

[card Summoned Home 152]
> Have one of their people called away.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DisableIf1
  Subtype = "Person"
EraCosts
  Renown 1
~ The letter says that it is about the roof. It is always about the roof.

[card Mildew 153]
> Spoil one bale or one page, until it can be aired.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DisableIf1
  Subtype = "Goods"/"Writing"
EraCosts
  Renown 1
~ It likes linen, leather and the second volume of anything.

[card Free Beer at the Other End 154]
> Empty their benches at a stroke.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
DisableIf
  Subtype = "Person"
EraCosts
  Favour 1
  Renown 1
~ There was one barrel. By the time it was known, two hundred people had formed a procession.

[card The Better Offer 155]
> Hire one of theirs in the middle of a sentence.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
DivertIf1
  Subtype = "Person"
EraCosts
  Favour 1
  Renown 1
~ The sentence was finished the same day, for the other side, with more feeling.

[card A Change of Flags 156]
> Bring one of their vessels or engines over to you.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
DivertIf1
  Subtype = "Boat"/"Tool"
EraCosts
  Favour 1
  Renown 1
~ It is mostly a matter of paint, and of being very early.

[card The Forged Certificate 157]
> Have their holding made out in your name.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DivertIf1
  StockHolding > 1
EraCosts
  Renown 1
~ The signature was better than the original. The clerk asked for lessons.

[card The Redirected Caravan 158]
> Turn every cart of theirs in at your own gate.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 3
DivertIf
  Subtype = "Goods"
EraCosts
  Favour 1
  Renown 1
~ One sign, turned round by one small boy, who now owns a mule.

[card Fire in the Slip 159]
> Burn one hull or one engine, and be billed for it.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
WreckIf1
  Subtype = "Boat"/"Tool"
EraCosts
  Favour 1
  Renown 1
~ It was said to have begun with a lantern, a gull and a great deal of oil, in that order.

[card The Rats of Hallow Quay 160]
> Ruin one store or one mooring, and keep the rats.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
WreckIf1
  Subtype = "Goods"/"Mount"
EraCosts
  Favour 1
  Renown 1
~ They arrived with the flood and were the last to be offered terms.

[card The Sweating Fever 161]
> Lay low their whole company, and nurse them after.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 3
WreckIf
  Subtype = "Person"
EraCosts
  Renown 1
~ It passes in a week. The bill is for soup.

[card The Turning Bell 162]
> Stop everything, now, as it stands.
Type "Support"
Subtype "Omen"
Freeze "Yes"
Ploy 1
Signal 3
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Common Oven"
EraCosts
  Renown 1
~ One stroke, and the sea holds its breath. No one has ever had the nerve to ring twice.

[card The Warden’s Proclamation 163]
> Allow no further conditions.
Type "Support"
Subtype "Omen"
FreezeAdventureCommonCosts "Yes"
Ploy 1
Signal 2
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Turning Bell"
EraCosts
  Renown 1
~ It was nailed to a post. The post has since been cited as a precedent.

[card The Day That Was Struck Out 164]
> Turn back the calendar and begin again.
Type "Support"
Subtype "Omen"
RewindAdventure "Yes"
Ploy 1
Signal 3
PlayIfBuildsite
  Feats.Learned = "Common Oven"/"Drowned Calendar"
EraCosts
  Renown 1
~ The old country kept one day a year that need not have happened. It was used mainly for weddings.
`,
	`[card Wax in the Ears 171]
> Hear none of it.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 1
EraCosts
  Renown 1
~ Sold by the pair at the pump, by a woman who answers no questions.

[card The Family Dog 172]
> Let him meet the messenger.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 1
EraCosts
  Renown 1
~ He has never bitten anyone who did not have a warrant.

[card Letter of Safe Passage 173]
> Show it, and keep walking.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 2
EraCosts
  Renown 1
~ Signed by a king who drowned. No one has been able to revoke it.

[card The Stubborn Mule 174]
> Stand.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 2
EraCosts
  Renown 1
~ Two houses have tried to move her. She is now marked on the charts.

[card Hermit of the Skerry 175]
> Let him explain that it does not concern you.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 3
EraCosts
  Renown 1
~ He has lived through four prophecies and a tax, on whelks.

[card The Deaf King’s Signet 176]
> Press it on the page, and let the trumpets blow.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 3
EraCosts
  Renown 1
~ It bears a bell with no clapper. By its authority nothing whatever was heard for thirty years.

[card Boathook 181]
> Fish one thing out before it goes under.
Type "Support"
Subtype "Rescue"
Recover1 "Yes"
AdventureResources
  Hands 1
EraCosts
  Renown 1
~ It is the most borrowed tool on the coast and has its own entry in most wills.

[card A Quick Retreat 182]
> Save what you are carrying and leave the tune to finish itself.
Type "Support"
Subtype "Rescue"
Recover1 "Yes"
AdventureResources
  Wits 1
EraCosts
  Renown 1
~ The drummer is chosen for his speed.

[card Beachcombers 183]
> Pick up what they have used and left.
Type "Support"
Subtype "Salvage"
Reuse 1
Ploy 2
EraCosts
  Renown 1
~ They bow before they bend down. It is a very old profession.

[card The Salvage Court 184]
> Have two of their wrecks awarded to you.
Type "Support"
Subtype "Salvage"
Reuse 2
Ploy 2
EraCosts
  Renown 1
~ The judge sits at low water, with her feet in a bucket, and rises when the sea does.

[card Cut Moorings 185]
> Let one berth or bench drift over to you in the night.
Type "Support"
Subtype "Seizure"
Ploy 2
SeizeIf1
  Subtype = "Mount"
EraCosts
  Renown 1
~ A clean cut, slantwise, by somebody left-handed. Everybody on the coast has been seen using the right.

[card The Learned Burglar 186]
> Borrow their cleverest page.
Type "Support"
Subtype "Seizure"
Ploy 2
SeizeIf1
  AR.Wits > 3
EraCosts
  Renown 1
~ He leaves a receipt, in verse.

[card The Run on the Company 187]
> Buy up their best shares while they are out.
Type "Support"
Subtype "Seizure"
Ploy 2
SeizeIf
  StockHolding > 2
EraCosts
  Renown 1
~ It started when one gentleman was seen walking fast.
`
].join("\n");
// packages/games/cgs/src/packs/small/adventures.ts
const ADVENTURES = `[card Harbour Light 1]
> Keep the lamp burning until spring.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Oil 2
  Stone 1
EraResources
  Renown 5
~ Four keepers have asked for the post. None has asked twice.

[card Ice Road 2]
> Mark the road across the frozen bay.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Rope 2
  Stone 1
EraResources
  Renown 5
Feats
  Rope 1
~ In March it is a road. In April it is a rumour.

[card Net Loft 3]
> Mend what the storm has torn.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Rope 2
EraResources
  Renown 3
~ Everybody in town can tie eleven knots and name nine.

[card Oil Cellar 4]
> Fill the cellar before the ice comes.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Oil 2
EraResources
  Renown 3
~ You smell it before you find the door.

[card Broken Mole 5]
> Close the gap in the mole.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Oil 1
  Rope 1
  Stone 3
EraResources
  Renown 7
Feats
  Stone 1
~ The sea takes a stone a night, and counts.

[card Fog Bell 6]
> Hang the great bell.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Rope 3
  Stone 2
EraResources
  Renown 7
~ It was cast for a church inland. Nobody there has missed it.

[card Ferry House 7]
> Build a house for those who wait.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Oil 1
  Rope 1
  Stone 1
EraResources
  Renown 5
~ The stove is lit at four. The ferry comes when it comes.
`;
// packages/games/cgs/src/packs/small/supports.ts
const plain = (identifier, name, amount, cost, lore) => `[card ${identifier}]
Type "Support"
AdventureResources
  ${name} ${amount}
EraCosts
  Renown ${cost}
~ ${lore}
`;
const loyal = (identifier, affiliation, name, lore) => `[card ${identifier}]
Type "Support"
Affiliation "${affiliation}"
AdventureResources
  ${name} 2
EraCosts
  Renown 1
~ ${lore}
`;
// packages/games/cgs/src/packs/index.ts
const PACKS = {
	"comet-year": COMET_YEAR,
	lowwater: LOWWATER,
	small: `[pack Harbour Lights]
game: Harbour Lights
type: edition
eras: One Winter
components: 14 adventure, 34 support
session: 10-15
setup: 1
wrapup: 1
analysis: 2
turn: 1
players: 2
affiliations: Pilots, Wardens
level: beginner

[era One Winter]
1-7 x2
11-16 x3
17-20 x2
21-28

${ADVENTURES}
${[
		plain("Lamp Oil 11", "Oil", 1, 1, "Sold by the cup in a bad year."),
		plain("Whale Oil 12", "Oil", 2, 1, "Older than the barrel it stands in."),
		plain("Tarred Rope 13", "Rope", 1, 1, "It holds better than it smells."),
		plain("Anchor Cable 14", "Rope", 2, 1, "Two men to lift it, one to drop it."),
		plain("Ballast 15", "Stone", 1, 1, "It has been to more ports than you."),
		plain("Dressed Stone 16", "Stone", 2, 1, "Every face but one is smooth."),
		plain("Spare Lamp 17", "Oil", 1, 1, "It works, once you have found the wick."),
		plain("Second Line 18", "Rope", 1, 1, "Nobody needs it until everybody does."),
		plain("Rubble 19", "Stone", 1, 1, "What is left of the old customs house."),
		plain("Great Winch 20", "Rope", 3, 2, "Turned by a mule that knows the shanties."),
		loyal("Pilot Cutter 21", "Pilots", "Rope", "First out, and always the last to say so."),
		loyal("Pilot Lantern 22", "Pilots", "Oil", "Green means wait. So does red."),
		loyal("Pilot Cairn 23", "Pilots", "Stone", "Each ship saved has left a stone here."),
		loyal("Chart Room 24", "Pilots", "Rope", "The depths are in pencil."),
		loyal("Warden Boat 25", "Wardens", "Rope", "Painted every spring, whether it needs it or not."),
		loyal("Warden Beacon 26", "Wardens", "Oil", "Lit by order, put out by order."),
		loyal("Warden Quarry 27", "Wardens", "Stone", "They pay in winter coats."),
		loyal("Toll House 28", "Wardens", "Stone", "Nobody has ever been refused. Nobody has ever been let off.")
	].join("\n")}`
};
const OWN = /* @__PURE__ */ new Map();
function readOwn(name) {
	const found = OWN.get(name) ?? readPack(PACKS[name]).pack;
	invariant(found !== void 0, "our own packs have no fault");
	OWN.set(name, found);
	return found;
}
function ownTitled(title) {
	const name = PACK_NAMES.find((one) => PACKS[one].includes(`[pack ${title}]`));
	const pack = name === void 0 ? void 0 : readOwn(name);
	return pack?.head.name === title ? pack : void 0;
}
const textOf$1 = (choice) => typeof choice === "string" ? PACKS[choice] : choice.text;
function told({ faults, count }, path) {
	const more = {
		code: "more-faults",
		message: `${count} faults in all`,
		path
	};
	return [...faults.map((fault) => ({
		...fault,
		path
	})), ...count > faults.length ? [more] : []];
}
function readSingle({ text }, path = "options.pack") {
	const own = outlineOf(text).named.flatMap((name) => ownTitled(name) ?? []);
	const reading = readPack(text, { others: own });
	if (reading.count > 0) return fail(told(reading, path));
	return reading.session === void 0 ? fail([noEra(path)]) : ok({
		session: reading.session,
		own
	});
}
const noEra = (path) => ({
	code: "no-era",
	message: "the pack has no era to play",
	path
});
function readSeveral(choices, path = "options.pack") {
	const pathOf = (at) => choices.length === 1 ? path : `${path}.${at}`;
	const { checks, used, known } = checkTogether(choices.map(textOf$1), ownTitled);
	const faults = checks.flatMap((check, at) => told(check, pathOf(at)));
	if (faults.length > 0) return fail(faults);
	const needless = checks.findIndex((_, at) => !used.has(at));
	if (needless >= 0) {
		const name = checks[needless]?.pack?.head.name ?? "";
		return fail([{
			code: "needless-pack",
			message: `the pack “${name}” is not used by the one that is played`,
			path: pathOf(needless)
		}]);
	}
	const [first] = checks;
	if (first?.session === void 0) return fail([noEra(pathOf(0))]);
	const listed = choices.flatMap((choice) => typeof choice === "string" ? [readOwn(choice)] : []);
	return ok({
		session: first.session,
		own: [...listed, ...known]
	});
}
const isText = (value) => typeof value === "object" && value !== null && typeof value.text === "string";
const isOwn = (value) => PACK_NAMES.some((name) => name === value);
function readForKeeping(text, others) {
	const { checks, missing } = checkTogether([text, ...outlineOf(text).named.length === 0 ? [] : others.map(textOf$1)], ownTitled);
	const [whole] = checks;
	invariant(whole !== void 0, "what was handed in was read");
	const alone = missing.length > 0 ? checkAlone(text) : void 0;
	return alone?.count === 0 ? alone : whole;
}
const PACK_CONTENT = {
	write(value, path, beside = []) {
		if (!isText(value)) return fail([{
			code: "not-a-pack",
			message: "this is not the text of a pack",
			path
		}]);
		if (beside.length > 8) return fail([{
			code: "bad-option",
			message: `a session has 1 to 8 packs`,
			path
		}]);
		const others = beside.filter((one) => one !== value && (isText(one) || isOwn(one)));
		const reading = readForKeeping(value.text, others);
		if (reading.pack === void 0 || reading.count > 0) return fail(told(reading, path));
		return ok({
			name: reading.pack.head.name,
			text: canonicalText(reading.pack)
		});
	},
	read: (text) => ok({
		name: /^\[pack ([^\]\n]*)\]/.exec(text)?.[1] ?? "",
		text
	})
};
// packages/games/cgs/src/telling.ts
const CAUSES = [
	"agreed",
	"unanswered",
	"freeze",
	"solo",
	"rewind",
	"out",
	"passCap",
	"idleCap",
	"adventureCap",
	"finale"
];
const POINTS_ZERO = 1 << 20;
// packages/games/cgs/src/offsets.ts
var offsets_exports = /* @__PURE__ */ __exportAll({
	adventures: () => 977,
	answers: () => 821,
	asked: () => 814,
	barred: () => 600,
	busy: () => 979,
	claimed: () => 953,
	common: () => 584,
	current: () => 7,
	doCard: () => 884,
	doFrom: () => 885,
	doLeft: () => 886,
	doPower: () => 887,
	doing: () => 883,
	era: () => 1,
	first: () => 2,
	gone: () => 972,
	ground: () => 200,
	hero: () => 6,
	idle: () => 978,
	immune: () => 616,
	lastBy: () => 976,
	lastRoleplay: () => 974,
	lastWon: () => 975,
	latest: () => 965,
	lost: () => 973,
	made: () => 871,
	offers: () => 823,
	open: () => 712,
	ops: () => 8,
	out: () => 822,
	pending: () => 808,
	phase: () => 0,
	queue: () => 888,
	queued: () => 952,
	quietTurns: () => 980,
	ready: () => 971,
	request: () => 820,
	site: () => 392,
	size: () => 981,
	step: () => 4,
	turn: () => 3,
	turns: () => 5,
	wins: () => 959,
	wreck: () => 488
});
const [BATTLE, CATACLYSM, COMPETITION, COOPERATION, DOOMSDAY, EPIC, OBSTRUCTION, SOLO] = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7
];
const POWERS = [
	"disable",
	"disable1",
	"divert",
	"divert1",
	"wreck",
	"wreck1"
];
const isSingle = (power) => (power & 1) === 1;
const PHASES = [
	"study",
	"claim",
	"turn",
	"answer",
	"doing",
	"over"
];
const [STUDY, CLAIM, TURN, ANSWER, DOING, OVER] = [
	0,
	1,
	2,
	3,
	4,
	5
];
const STEPS = [
	"power",
	"era",
	"play",
	"adventure",
	"pass"
];
const [AT_POWER, AT_ERA, AT_PLAY, AT_ADVENTURE, AT_PASS] = [
	0,
	1,
	2,
	3,
	4
];
const DOINGS = [
	"",
	"batch",
	"power",
	"recover",
	"reuse",
	"seize",
	"seize1",
	"immune"
];
const [NOTHING, BATCH, POWER, RECOVER, REUSE, SEIZE, SEIZE1, IMMUNE] = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7
];
const REQUESTS = [
	"",
	"adventure",
	"era"
];
const [NO_REQUEST, OF_ADVENTURE, OF_ERA] = [
	0,
	1,
	2
];
const OPTIONS = {
	pack: choice("the cards to play with", PACK_NAMES),
	skip: integer("eras left out at the start", 0, 0, 31),
	groups: {
		kind: "text",
		longest: 200,
		initial: "",
		about: "persons of each player, for each era: 2,1 or 2,1/1,2"
	},
	first: choice("who takes the first turn", [
		"lot",
		"a",
		"b",
		"c",
		"d",
		"e",
		"f"
	]),
	rewind: choice("when an adventure is rewound", ["atOnce", "afterSpecialRound"]),
	rewindFinale: choice("what a rewound Cataclysm, Epic or Doomsday counts as", ["none", "lost"]),
	overflow: choice("what wins a competitive adventure", ["total", "surplus"]),
	nextAfterUnanswered: choice("whose turn follows an unanswered request", ["requester", "note"]),
	requestInSpecialRound: choice("what a refused request in a special round does", ["agreed", "literal"]),
	idleCap: integer("idle adventures in a row that end an era, 0 for any number", 6, 0, 99),
	passCap: integer("rounds without a card that end an adventure or an era, 0 for any number", 3, 0, 99),
	adventureCap: integer("adventures of an era, 0 for any number", 0, 0, 9999),
	mustPlayBeatsFinale: flag("a card that must be played loses an era decided by its finale", true),
	sessionTie: choice("who wins a session that is tied", ["shared", "lastEra"])
};
record({
	phase: 1,
	era: 1,
	first: 1,
	turn: 1,
	step: 1,
	turns: 1,
	hero: 1,
	current: 1,
	ops: 192,
	ground: 192,
	site: 96,
	wreck: 96,
	common: 16,
	barred: 16,
	immune: 96,
	open: 96,
	pending: 6,
	asked: 6,
	request: 1,
	answers: 1,
	out: 1,
	offers: 48,
	made: 12,
	doing: 1,
	doCard: 1,
	doFrom: 1,
	doLeft: 1,
	doPower: 1,
	queue: 64,
	queued: 1,
	claimed: 6,
	wins: 6,
	latest: 6,
	ready: 1,
	gone: 1,
	lost: 1,
	lastRoleplay: 1,
	lastWon: 1,
	lastBy: 1,
	adventures: 1,
	idle: 1,
	busy: 1,
	quietTurns: 1
});
const face = 1024;
const card = 512;
const player = 6;
const seat = 12;
const MOVES = moveKinds({
	ready: {},
	claim: { affiliation: 512 },
	play: { face },
	add: { face },
	close: {},
	hit: {
		power: POWERS.length,
		seat,
		face
	},
	recover: {
		seat,
		face
	},
	reuse: {
		player,
		face
	},
	seize: {
		seat,
		face
	},
	shield: {
		seat,
		face
	},
	done: {},
	endAdventure: {},
	endEra: {},
	agree: {},
	refuse: {},
	pass: {},
	offer: {
		mine: face,
		seat,
		theirs: face
	},
	accept: {
		seat,
		theirs: face,
		mine: face
	},
	decline: {
		seat,
		theirs: face,
		mine: face
	},
	withdraw: {
		mine: face,
		seat,
		theirs: face
	},
	sitOut: {},
	rejoin: {}
}, {
	asides: [
		"accept",
		"decline",
		"withdraw",
		"sitOut",
		"rejoin"
	],
	open: ["offer"]
});
const EVENTS = eventKinds({
	dealt: {
		seat,
		era: 1e3
	},
	ready: { seat },
	claimed: {
		seat,
		affiliation: 512
	},
	turns: { seat },
	played: {
		seat,
		card
	},
	closed: { seat },
	disabled: {
		seat,
		card
	},
	diverted: {
		seat,
		card
	},
	wrecked: {
		seat,
		card
	},
	recovered: {
		seat,
		card
	},
	reused: {
		seat,
		card,
		from: seat
	},
	seized: {
		seat,
		card,
		from: seat
	},
	immune: {
		seat,
		card
	},
	declined: { seat },
	asked: {
		seat,
		what: REQUESTS.length
	},
	answered: {
		seat,
		yes: 2
	},
	passed: { seat },
	satOut: { seat },
	rejoined: { seat },
	resolved: {
		seat,
		won: 2,
		cause: CAUSES.length
	},
	returned: {
		seat,
		card
	},
	sited: {
		site: 13,
		card
	},
	eraEnded: { cause: CAUSES.length },
	scored: {
		seat,
		points: POINTS_ZERO * 2
	},
	eraWon: { seat },
	offered: {
		seat,
		mine: card,
		other: seat,
		theirs: card
	},
	traded: {
		seat,
		mine: card,
		other: seat,
		theirs: card
	},
	refusedOffer: {
		seat,
		mine: card,
		other: seat,
		theirs: card
	},
	withdrawn: {
		seat,
		mine: card,
		other: seat,
		theirs: card
	},
	left: { seat },
	late: { seat },
	scoredHigh: {
		seat,
		points: POINTS_ZERO * 2
	}
});
// packages/games/cgs/src/cards/sets.ts
const emptySet = (setSize) => new Int32Array(setSize);
function setOf(setSize, cards) {
	const set = emptySet(setSize);
	for (const card of cards) addMember(set, 0, card);
	return set;
}
function both(a, b) {
	const set = emptySet(a.length);
	for (let i = 0; i < set.length; i++) set[i] = a[i] & b[i];
	return set;
}
function without(a, b) {
	const set = emptySet(a.length);
	for (let i = 0; i < set.length; i++) set[i] = a[i] & ~b[i];
	return set;
}
function addAll(to, set) {
	for (let i = 0; i < set.length; i++) to[i] |= set[i];
}
function listOf(set) {
	const cards = new Int32Array(countMembers(set, 0, set.length));
	listMembers(set, 0, set.length, cards);
	return cards;
}
function meets(ints, zone, set) {
	for (let i = 0; i < set.length; i++) if ((ints[zone + i] & set[i]) !== 0) return true;
	return false;
}
// packages/games/cgs/src/cards/compile.ts
const isYes = (card, name) => card.attributes.globals.get(name) === "Yes";
const numberOf = (card, name) => {
	const value = card.attributes.globals.get(name);
	return typeof value === "number" ? value : 0;
};
const textOf = (card, name) => {
	const value = card.attributes.globals.get(name);
	return value === void 0 ? void 0 : String(value);
};
const has = (card, ...categories) => categories.some((category) => card.attributes.conditions.has(category));
const isAdventure = (card) => card.attributes.globals.get("Type") === "Adventure";
const roleplayOf = (card) => ROLEPLAYS.indexOf(card.attributes.globals.get("Roleplay"));
const hasPower = (card) => isYes(card, "Freeze") || isYes(card, "FreezeAdventureCommonCosts") || has(card, ...CONDITIONAL_POWERS);
const hasEffect = (card) => isYes(card, "Recover1") || numberOf(card, "Reuse") > 0 || has(card, "ImmuneIf1", "SeizeIf", "SeizeIf1");
const isProtected = (card) => hasPower(card) || isYes(card, "RewindAdventure") || hasEffect(card);
const conditionsOf = (card, category) => card.attributes.conditions.get(category);
const acceptsCard = (conditions, { attributes }) => conditions.every((condition) => holds$1(condition, find$1(attributes, condition), true));
function designsOf(pack, skip) {
	const most = /* @__PURE__ */ new Map();
	for (const [i, era] of pack.eras.entries()) for (const { card, copies } of era.cards) {
		if (i < skip && !(isYes(card, "MultiEra") && isYes(card, "CommonBuildsite"))) continue;
		const known = most.get(card.identifier)?.copies ?? 0;
		most.set(card.identifier, {
			card,
			copies: Math.max(known, copies)
		});
	}
	return [...most.values()].sort((a, b) => a.card.number - b.card.number || (a.card.identifier < b.card.identifier ? -1 : 1));
}
function compile(pack, skip = 0) {
	const listed = designsOf(pack, skip);
	const count = listed.reduce((sum, { copies }) => sum + copies, 0);
	const setSize = Math.max(1, count + 31 >>> 5);
	const firsts = [];
	const cardAt = [];
	for (const { card, copies } of listed) {
		firsts.push(cardAt.length);
		for (let i = 0; i < copies; i++) cardAt.push(card);
	}
	const having = (test) => {
		const set = emptySet(setSize);
		for (let i = 0; i < count; i++) if (test(cardAt[i])) addMember(set, 0, i);
		return set;
	};
	const is = flagsOf(having);
	const names = new Index();
	const affiliations = new Index();
	const borne = affiliationsOn(pack);
	for (const affiliation of pack.affiliations) if (borne.has(affiliation)) affiliations.of(affiliation);
	const fulfilling = memo(having);
	const sumOf = summing(cardAt, setSize);
	const unguarded = without(is.support, is.protected);
	const loose = without(without(everyCard(setSize, count), is.affiliated), is.protected);
	const numbers = /* @__PURE__ */ new Map();
	for (const { card } of listed) numbers.set(String(card.number), (numbers.get(String(card.number)) ?? 0) + 1);
	const designs = listed.map(({ card, copies }, i) => {
		const [unique, uniqueAny] = [textOf(card, "Unique"), textOf(card, "UniqueAny")];
		const affiliation = textOf(card, "Affiliation");
		const accept = conditionsOf(card, "AcceptSupportIf1");
		const all = (category, among) => {
			return conditionsOf(card, category)?.reduce((set, one) => both(set, fulfilling(one)), among);
		};
		const targets = CONDITIONAL_POWERS.map((category) => all(category, unguarded));
		return {
			index: i,
			card,
			label: numbers.get(String(card.number)) === 1 ? String(card.number) : `"${card.identifier}"`,
			first: firsts[i],
			copies,
			isAdventure: isAdventure(card),
			roleplay: roleplayOf(card),
			affiliation: affiliation === void 0 ? -1 : affiliations.of(affiliation),
			sameNumber: having((other) => other.number === card.number),
			sameUnique: unique === void 0 ? void 0 : having((other) => textOf(other, "Unique") === unique),
			sameUniqueAny: uniqueAny === void 0 ? void 0 : having((other) => textOf(other, "UniqueAny") === uniqueAny),
			condition: playConditionOf(card, fulfilling, sumOf),
			accepts: accept && having((other) => !isAdventure(other) && acceptsCard(accept, other)),
			targets,
			powers: targets.reduce((bits, set, power) => set === void 0 ? bits : bits | 1 << power, 0),
			shields: all("ImmuneIf1", is.power),
			seizes: all("SeizeIf", loose),
			seizes1: all("SeizeIf1", loose),
			reuse: numberOf(card, "Reuse"),
			holding: numberOf(card, "StockHolding"),
			offering: numberOf(card, "StockOffering")
		};
	});
	const designOf = designs.flatMap((design) => Array(design.copies).fill(design));
	const rows = (category) => rowsOf(cardAt, category, names);
	const ar = rows("AdventureResources");
	const ac = rows("AdventureCosts");
	const acc = rows("AdventureCommonCosts");
	const er = rows("EraResources");
	const ec = rows("EraCosts");
	const feats = rows("Feats");
	const eras = pack.eras.slice(skip).map((era) => eraOf(era, designs, setSize, affiliations));
	return {
		name: pack.name,
		count,
		setSize,
		designs,
		designOf,
		indexOf: Int32Array.from(designOf, ({ index }) => index),
		byLabel: new Map(designs.map((design) => [design.label, design])),
		is,
		same: setsInARow(designOf, setSize, ({ sameNumber, sameUnique }) => [sameNumber, sameUnique]),
		sameOfAll: setsInARow(designOf, setSize, ({ sameUniqueAny }) => [sameUniqueAny]),
		gated: designs.filter(({ condition }) => condition !== void 0),
		bearing: bearersOf(designOf, affiliations.all.length, setSize),
		providing: providersOf(ar, names.all.length, setSize),
		ar,
		ac,
		acc,
		er,
		ec,
		feats,
		eras,
		skipped: setOf(setSize, pack.eras.slice(0, skip).flatMap((era) => era.cards.flatMap(({ card, copies }) => {
			const design = designs.find((one) => one.card.identifier === card.identifier);
			const begins = isYes(card, "MultiEra") && isYes(card, "CommonBuildsite");
			return design !== void 0 && begins ? copiesOf(design, copies) : [];
		}))),
		names: names.all,
		deck: {
			cards: designs.map(({ card }) => ({ name: titleOf(card) })),
			factions: affiliations.all
		},
		affiliations: affiliations.all
	};
}
const affiliationsOn = ({ eras }) => new Set(eras.flatMap(({ cards }) => cards.map(({ card }) => textOf(card, "Affiliation"))));
const titleOf = ({ identifier, number }) => identifier.slice(0, -String(number).length).trim();
var Index = class {
	all = [];
	#at = /* @__PURE__ */ new Map();
	of(text) {
		const known = this.#at.get(text);
		if (known !== void 0) return known;
		this.#at.set(text, this.all.length);
		return this.all.push(text) - 1;
	}
};
function memo(having) {
	const known = /* @__PURE__ */ new Map();
	return (condition) => {
		const key = JSON.stringify(condition);
		const set = known.get(key) ?? having((card) => holds$1(condition, find$1(card.attributes, condition)));
		known.set(key, set);
		return set;
	};
}
const everyCard = (setSize, count) => setOf(setSize, Array(count).keys());
const copiesOf = ({ first }, copies) => Array.from({ length: copies }, (_, i) => first + i);
function flagsOf(having) {
	return {
		adventure: having(isAdventure),
		support: having((card) => !isAdventure(card)),
		gold: having(({ gold }) => gold),
		affiliated: having((card) => textOf(card, "Affiliation") !== void 0),
		protected: having(isProtected),
		power: having(hasPower),
		answer: having((card) => isYes(card, "Recover1") || has(card, "ImmuneIf1")),
		recover: having((card) => isYes(card, "Recover1")),
		effect: having(hasEffect),
		freeze: having((card) => isYes(card, "Freeze")),
		freezeAcc: having((card) => isYes(card, "FreezeAdventureCommonCosts")),
		rewind: having((card) => isYes(card, "RewindAdventure")),
		hasAcc: having(({ attributes }) => attributes.lists.has("AdventureCommonCosts")),
		stock: having((card) => numberOf(card, "StockHolding") > 0),
		mustPlay: having((card) => isYes(card, "MustPlay")),
		lasting: having((card) => isYes(card, "MultiEra") && isAdventure(card)),
		commonSite: having((card) => isYes(card, "CommonBuildsite")),
		uniqueAny: having((card) => textOf(card, "UniqueAny") !== void 0),
		reusable: having((card) => !isAdventure(card) && textOf(card, "Affiliation") === void 0 && !isProtected(card)),
		recoverable: having((card) => !isAdventure(card) && !isProtected(card)),
		free: having((card) => !has(card, ...PLAY_CONDITIONS))
	};
}
function playConditionOf(card, fulfilling, sumOf) {
	if (!has(card, ...PLAY_CONDITIONS)) return void 0;
	const each = [...conditionsOf(card, "PlayIfBuildsite") ?? []];
	const sums = [];
	for (const condition of conditionsOf(card, "PlayIfBuildsiteSum") ?? []) if (typeof condition.values[0] === "string") each.push(condition);
	else sums.push(sumOf(condition));
	const one = conditionsOf(card, "PlayIfBuildsite1");
	return {
		each: each.map(fulfilling),
		sums,
		one: one?.map(fulfilling).reduce(both)
	};
}
function summing(cardAt, setSize) {
	const known = /* @__PURE__ */ new Map();
	const numbersOf = (condition) => {
		const value = new Float64Array(cardAt.length);
		const cards = emptySet(setSize);
		for (const [i, { attributes }] of cardAt.entries()) {
			const found = find$1(attributes, condition);
			if (typeof found !== "number") continue;
			value[i] = found;
			addMember(cards, 0, i);
		}
		return {
			cards,
			value
		};
	};
	return (condition) => {
		const { operator: _operator, values: _values, ...attribute } = condition;
		const key = JSON.stringify(attribute);
		const numbers = known.get(key) ?? numbersOf(condition);
		known.set(key, numbers);
		return {
			...numbers,
			condition
		};
	};
}
function rowsOf(cardAt, category, names) {
	const from = new Int32Array(cardAt.length + 1);
	const name = [];
	const value = [];
	for (const [i, { attributes }] of cardAt.entries()) {
		for (const [what, amount] of attributes.lists.get(category) ?? []) if (typeof amount === "number") {
			name.push(names.of(what));
			value.push(amount);
		}
		from[i + 1] = name.length;
	}
	return {
		from,
		name: Int32Array.from(name),
		value: Float64Array.from(value)
	};
}
function setsInARow(designOf, setSize, setsOf) {
	const all = new Int32Array(designOf.length * setSize);
	for (const [card, design] of designOf.entries()) for (const set of setsOf(design)) for (let w = 0; set !== void 0 && w < setSize; w++) all[card * setSize + w] |= set[w];
	return all;
}
const emptySets = (count, setSize) => Array.from({ length: count }, () => emptySet(setSize));
function bearersOf(designOf, affiliations, setSize) {
	const bearing = emptySets(affiliations, setSize);
	for (const [card, { affiliation }] of designOf.entries()) if (affiliation >= 0) addMember(bearing[affiliation], 0, card);
	return bearing;
}
function providersOf({ from, name }, names, setSize) {
	const providing = emptySets(names, setSize);
	for (let card = 0; card + 1 < from.length; card++) for (let i = from[card]; i < from[card + 1]; i++) addMember(providing[name[i]], 0, card);
	return providing;
}
function eraOf(era, designs, setSize, affiliations) {
	const byIdentifier = new Map(designs.map((design) => [design.card.identifier, design]));
	const dealt = era.cards.flatMap(({ card, copies }) => {
		const design = byIdentifier.get(card.identifier);
		return design === void 0 ? [] : copiesOf(design, copies).map((i) => ({
			i,
			design
		}));
	});
	const among = (test) => setOf(setSize, dealt.filter(({ design }) => test(design)).map(({ i }) => i));
	const used = new Set(dealt.map(({ design }) => design.affiliation));
	return {
		name: era.name,
		deck: among(() => true),
		silver: among(({ card }) => !card.gold),
		gold: among(({ card }) => card.gold),
		affiliations: [...affiliations.all.keys()].filter((one) => used.has(one)),
		fixed: era.seats.map((text) => affiliations.of(text)),
		hasFinale: dealt.some(({ design: { roleplay } }) => roleplay === DOOMSDAY || roleplay === EPIC)
	};
}
// packages/games/cgs/src/cards/index.ts
const KEPT$1 = 24;
const FEW = 4;
const known$1 = [];
const piecesOf = (pack) => isSeveral(pack) ? pack : [pack];
const isSeveral = (pack) => Array.isArray(pack);
const isSame = (a, b) => typeof a === "string" || typeof b === "string" ? a === b : a.text === b?.text;
const knownAt = (pieces) => known$1.findIndex((one) => one.pieces.length === pieces.length && one.pieces.every((piece, i) => isSame(piece, pieces[i])));
function sessionsOf(pack) {
	const pieces = piecesOf(pack);
	const at = knownAt(pieces);
	const found = known$1[at] ?? {
		pieces,
		reading: inPlay(pieces) ?? read(pieces)
	};
	remember(found, at);
	return found.reading;
}
function remember(one, at) {
	if (at !== 0) known$1.splice(0, 0, ...at < 0 ? [one] : known$1.splice(at, 1));
	for (const { pieces, reading } of known$1.splice(KEPT$1)) if (reading.ok) forgotten.set(keyOf(pieces), new WeakRef(reading.value));
}
const forgotten = /* @__PURE__ */ new Map();
const heldBy = /* @__PURE__ */ new WeakMap();
function inPlay(pieces) {
	const key = keyOf(pieces);
	const found = forgotten.get(key)?.deref();
	forgotten.delete(key);
	for (const [other, session] of forgotten) if (session.deref() === void 0) forgotten.delete(other);
	return found && ok(found);
}
const keyOf = (pieces) => contentHash(pieces.map((piece) => typeof piece === "string" ? piece : contentHash(piece.text)).join());
const READ_AHEAD = {
	isKnown(options) {
		const { pack, skip = 0 } = broughtIn(options);
		if (pack === void 0) return true;
		const pieces = piecesOf(pack);
		const reading = known$1[knownAt(pieces)]?.reading;
		return (reading?.ok ? reading.value : forgotten.get(keyOf(pieces))?.deref())?.cards.has(skip) ?? reading !== void 0;
	},
	make(options) {
		const { pack, skip = 0 } = broughtIn(options);
		if (pack === void 0) return void 0;
		const read = sessionsOf(pack);
		if (!read.ok || !(skip in read.value.session.eras)) return void 0;
		const { session, own } = read.value;
		return {
			pieces: piecesOf(pack),
			session,
			own,
			skip,
			cards: cardsFor({
				pack,
				skip
			})
		};
	},
	take(made) {
		const { pieces, session, own, skip, cards } = made;
		const found = knownAt(pieces);
		const fresh = () => ok({
			session,
			own,
			cards: /* @__PURE__ */ new Map()
		});
		const one = known$1[found] ?? {
			pieces,
			reading: inPlay(pieces) ?? fresh()
		};
		remember(one, found);
		if (one.reading.ok && !one.reading.value.cards.has(skip)) holdCards(one.reading.value, skip, cards);
	}
};
function broughtIn(options) {
	const { pack, ...rest } = Object(options);
	if (typeof pack !== "object" || pack === null) return rest;
	const pieces = piecesOf(pack);
	return pieces.length > 0 && pieces.every(isPiece) ? {
		pack,
		...rest
	} : rest;
}
const isPiece = (piece) => typeof piece === "object" ? typeof Object(piece).text === "string" : PACK_NAMES.some((name) => name === piece);
function read(pieces) {
	const [first] = pieces;
	invariant(first !== void 0, "somebody plays with something");
	if (pieces.length === 1 && typeof first === "string") {
		const own = readOwn(first);
		invariant(own.session !== void 0, "our own packs can be played");
		return ok({
			session: own.session,
			own: [own.head.name],
			cards: /* @__PURE__ */ new Map()
		});
	}
	const brought = pieces.length === 1 && typeof first !== "string" ? readSingle(first) : readSeveral(pieces);
	if (!brought.ok) return brought;
	const { session, own } = brought.value;
	return ok({
		session,
		own: own.map(({ head }) => head.name),
		cards: /* @__PURE__ */ new Map()
	});
}
function sessionOf(pack) {
	const read = sessionsOf(pack);
	return read.ok ? ok(read.value.session) : read;
}
function cardsFor({ pack, skip }) {
	const read = sessionsOf(pack);
	invariant(read.ok, "a pack that options do not allow");
	return read.value.cards.get(skip) ?? holdCards(read.value, skip, compile(read.value.session, skip));
}
function holdCards(sessions, skip, made) {
	const { cards } = sessions;
	if (cards.size >= FEW) cards.clear();
	cards.set(skip, made);
	heldBy.set(made, sessions);
	return made;
}
function packs({ pack }) {
	const read = sessionsOf(pack);
	if (!read.ok) return {};
	return Object.fromEntries(read.value.own.map((name) => {
		const own = ownTitled(name);
		invariant(own !== void 0, "our own packs can be read");
		return [name, hashPack(own)];
	}));
}
// packages/games/cgs/src/state/zones.ts
const opsOf = (seat) => 8 + seat * 16;
const groundOf = (seat) => 200 + seat * 16;
const siteOf = (player) => 392 + player * 16;
const commonSite = 584;
const wreckOf = (player) => 488 + player * 16;
const immuneOf = (player) => 616 + player * 16;
const openOf = (player) => 712 + player * 16;
const lies = (ints, zone, card) => hasMember(ints, zone, card);
const isIn = (set, card) => hasMember(set, 0, card);
const zoneInt = (ints, zone, i) => ints[zone + i];
const isBarred = (ints, card) => hasMember(ints, 600, card);
const barCard = (ints, card) => addMember(ints, 600, card);
function moveCard(ints, card, from, to) {
	removeMember(ints, from, card);
	addMember(ints, to, card);
}
function fillFew(ints, value, from, to) {
	for (let i = from; i < to; i++) ints[i] = value;
}
function clearZone(ints, zone) {
	fillFew(ints, 0, zone, zone + 16);
}
const firstIn = ({ ints, rules }, zone) => firstMember(ints, zone, rules.cards.setSize);
const nextIn = ({ ints, rules }, zone, after) => nextMember(ints, zone, rules.cards.setSize, after);
function cardsIn(state, zone) {
	const cards = [];
	for (let card = firstIn(state, zone); card !== -1; card = nextIn(state, zone, card)) cards.push(card);
	return cards;
}
// packages/games/cgs/src/state/faces.ts
const faceOfDesign = (design, barred) => design * 2 + (barred ? 1 : 0);
const designIn = (face) => face >> 1;
const isBarredFace = (face) => (face & 1) === 1;
const faceOf = ({ ints, rules }, copy) => faceOfDesign(rules.cards.designOf[copy].index, isBarred(ints, copy));
function copyIn({ ints, rules }, zone, face) {
	const design = rules.cards.designs[designIn(face)];
	if (design === void 0) return -1;
	const barred = isBarredFace(face);
	for (let copy = design.first; copy < design.first + design.copies; copy++) if (lies(ints, zone, copy) && isBarred(ints, copy) === barred) return copy;
	return -1;
}
function facesIn(state, zone) {
	const faces = [];
	let ordered = true;
	for (let card = firstIn(state, zone); card !== -1; card = nextIn(state, zone, card)) {
		const face = faceOf(state, card);
		ordered &&= faces.length === 0 || faces[faces.length - 1] <= face;
		faces.push(face);
	}
	return ordered ? faces : faces.sort((a, b) => a - b);
}
// packages/games/cgs/src/state/players.ts
const playerOf = ({ ints, rules }, seat) => rules.playerOf[ints[1]][seat];
const personsOf = ({ ints, rules }, player) => rules.seatsOf[ints[1]][player];
const isGone = ({ ints }, seat) => hasSeat(ints[972], seat);
const isOut = ({ ints }, player) => hasSeat(ints[973], player);
function presentOf(state, player) {
	return personsOf(state, player).filter((seat) => !isGone(state, seat));
}
const seatsOfPlayer = ({ ints, rules }, player) => rules.groups[ints[1]][player] & ~ints[972];
function seatsOfPlayers(state, players) {
	let set = 0;
	for (let player = 0; player < state.rules.players; player++) if (hasSeat(players, player)) set |= seatsOfPlayer(state, player);
	return set;
}
const voiceOf = (state, player) => personsOf(state, player)[0];
const isTurning = ({ ints }, player) => ints[0] === TURN && ints[3] === player;
function playersLeft({ ints, rules }) {
	let left = 0;
	for (let player = 0; player < rules.players; player++) if (!hasSeat(ints[973], player)) left++;
	return left;
}
const allPlayers = ({ ints, rules }) => allSeats(rules.players) & ~ints[973];
const rivalsOf = (state, player) => allPlayers(state) & ~onlySeat(player);
function playerAfter(state, player) {
	const { players } = state.rules;
	for (let step = 1; step <= players; step++) {
		const next = (player + step) % players;
		if (!isOut(state, next)) return next;
	}
	return player;
}
function inOrder(state, from) {
	const { players } = state.rules;
	const order = [];
	for (let i = 0; i < players; i++) {
		const player = (from + i) % players;
		if (!isOut(state, player)) order.push(player);
	}
	return order;
}
function layerOf({ ints, rules }, card) {
	for (let seat = 0; seat < rules.seats; seat++) if (lies(ints, groundOf(seat), card)) return seat;
	return -1;
}
// packages/games/cgs/src/trade/offers.ts
const offerOf = (mine, to, theirs) => mine | theirs << 10 | to << 20;
const mineOf = (offer) => offer & 1023;
const theirsOf = (offer) => offer >>> 10 & 1023;
const toOf = (offer) => offer >>> 20;
const slotsOf = (author) => 823 + author * 4;
function openOffers({ ints }, author) {
	const from = slotsOf(author);
	const offers = [];
	for (let slot = from; slot < from + 4 && ints[slot] !== -1; slot++) offers.push(ints[slot]);
	return offers;
}
const isOffered = (state, author, offer) => openOffers(state, author).includes(offer);
function keep(ints, author, offers) {
	const from = slotsOf(author);
	for (let i = 0; i < 4; i++) ints[from + i] = offers[i] ?? -1;
}
const sorted = (offers) => [...offers].sort((a, b) => a - b);
function addOffer(state, author, offer) {
	keep(state.ints, author, sorted([...openOffers(state, author), offer]));
}
function dropOffer(state, author, offer) {
	keep(state.ints, author, openOffers(state, author).filter((one) => one !== offer));
}
function refreshOffers(state) {
	const { ints, rules } = state;
	for (let author = 0; author < rules.seats; author++) if (ints[slotsOf(author)] !== -1) refreshOffersOf(state, author);
}
function refreshOffersOf(state, author) {
	const { ints } = state;
	const isOver = ints[7] === -1;
	const now = (face) => isOver ? faceOfDesign(designIn(face), false) : face;
	const left = /* @__PURE__ */ new Set();
	for (const offer of openOffers(state, author)) {
		const [mine, to, theirs] = [
			now(mineOf(offer)),
			toOf(offer),
			now(theirsOf(offer))
		];
		const lie = copyIn(state, opsOf(author), mine) !== -1 && copyIn(state, opsOf(to), theirs) !== -1;
		const isMirror = to < author && isOffered(state, to, offerOf(theirs, author, mine));
		if (lie && !isMirror) left.add(offerOf(mine, to, theirs));
	}
	keep(ints, author, sorted(left));
}
// packages/games/cgs/src/trade/judge.ts
const { offer: offer$2, accept: accept$2, decline: decline$2, withdraw: withdraw$2, sitOut: sitOut$4, rejoin: rejoin$3 } = MOVES.kinds;
const mayTrade = ({ ints }) => ints[0] === TURN || ints[0] === ANSWER;
const notNow = ({ ints }) => ints[0] === DOING ? refuse$1("in-an-action", "CGS-R-159") : refuse$1("no-trading-now", "CGS-R-63");
function judgeTrade(state, seat, move) {
	if (!mayTrade(state)) return notNow(state);
	const { seat: other, mine, theirs } = ([
		offer$2,
		withdraw$2,
		accept$2
	].find((one) => one.is(move)) ?? decline$2).read(move);
	const { designs } = state.rules.cards;
	if (designIn(mine) >= designs.length || designIn(theirs) >= designs.length) return refuse$1("no-such-card", "CGS-CARD-11");
	if (other >= state.rules.seats) return refuse$1("no-rival", "CGS-TRADE-1");
	if (offer$2.is(move)) return judgeOffer(state, seat, mine, other, theirs);
	return (withdraw$2.is(move) ? isOffered(state, seat, offerOf(mine, other, theirs)) : isOffered(state, other, offerOf(theirs, seat, mine))) ? void 0 : refuse$1("no-such-offer", "CGS-R-160");
}
function judgeOffer(state, seat, mine, other, theirs) {
	const { ints } = state;
	if (copyIn(state, opsOf(seat), mine) === -1) return personsOf(state, playerOf(state, seat)).some((mate) => copyIn(state, opsOf(mate), mine) !== -1) ? refuse$1("mates-card", "CGS-R-151") : refuse$1("not-in-ops", "CGS-TRADE-1");
	if (playerOf(state, other) === playerOf(state, seat)) return refuse$1("no-rival", "CGS-R-151");
	if (copyIn(state, opsOf(other), theirs) === -1) return refuse$1("no-target", "CGS-TRADE-1");
	if (isOffered(state, seat, offerOf(mine, other, theirs))) return refuse$1("offered-already", "CGS-R-160");
	if (isOffered(state, other, offerOf(theirs, seat, mine))) return refuse$1("accept-instead", "CGS-R-160");
	if (openOffers(state, seat).length >= 4) return refuse$1("offers-open", "CGS-R-160");
	return ints[871 + seat] >= 12 ? refuse$1("offers-made", "CGS-R-160") : void 0;
}
function judgeSittingOut(state, seat, move) {
	const { ints } = state;
	const player = playerOf(state, seat);
	if (ints[0] === DOING) return refuse$1("in-an-action", "CGS-R-163");
	if (!mayTrade(state) || ints[7] === -1) return refuse$1("no-adventure", "CGS-R-163");
	const sits = hasSeat(ints[822], player);
	if (rejoin$3.is(move)) return sits ? void 0 : refuse$1("not-out", "CGS-R-163");
	if (sits) return refuse$1("out-already", "CGS-R-163");
	if (ints[0] === ANSWER && hasSeat(ints[821], player)) return refuse$1("answer-first", "CGS-R-163");
	if (ints[0] === ANSWER && ints[3] === player) return refuse$1("answer-first", "CGS-R-60");
	if (ints[808 + player] !== -1) return refuse$1("power-open", "CGS-R-163");
	return isTurning(state, player) || ints[871 + seat] < 12 ? void 0 : refuse$1("sat-often", "CGS-R-163");
}
function asides(state, seat, out) {
	const { rules } = state;
	let count = 0;
	if (!mayTrade(state) || isGone(state, seat)) return 0;
	for (let author = 0; author < rules.seats; author++) for (const one of openOffers(state, author)) {
		if (toOf(one) !== seat) continue;
		out[count++] = accept$2.pack(author, mineOf(one), theirsOf(one));
		out[count++] = decline$2.pack(author, mineOf(one), theirsOf(one));
	}
	for (const one of openOffers(state, seat)) out[count++] = withdraw$2.pack(mineOf(one), toOf(one), theirsOf(one));
	const turning = isTurning(state, playerOf(state, seat));
	for (const move of [sitOut$4.pack(), rejoin$3.pack()]) if (!turning && judgeSittingOut(state, seat, move) === void 0) out[count++] = move;
	return count;
}
function invited(state) {
	let seats = 0;
	if (mayTrade(state)) for (let author = 0; author < state.rules.seats; author++) for (const one of openOffers(state, author)) seats = withSeat(seats, toOf(one));
	return seats;
}
function sample(state, seat, rng) {
	if (state.ints[0] === OVER || isGone(state, seat)) return void 0;
	const mine = cardsIn(state, opsOf(seat));
	const other = rng.below(state.rules.seats);
	const theirs = cardsIn(state, opsOf(other));
	if (mine.length === 0 || theirs.length === 0) return void 0;
	const any = (cards) => faceOf(state, cards[rng.below(cards.length)]);
	const move = offer$2.pack(any(mine), other, any(theirs));
	return judgeTrade(state, seat, move) === void 0 ? move : void 0;
}
// packages/games/cgs/src/state/open.ts
const built = /* @__PURE__ */ new Int32Array(16);
function findBuilt(ints, player) {
	const site = siteOf(player);
	let any = 0;
	for (let w = 0; w < 16; w++) any |= built[w] = ints[site + w] | ints[584 + w];
	return any !== 0;
}
const isBuilt = (set) => meets(built, 0, set);
const conditionHolds = ({ each, sums, one }) => each.every(isBuilt) && (one === void 0 || isBuilt(one)) && sums.every(sumHolds);
function sumHolds({ cards, value, condition }) {
	let total = 0;
	let found = false;
	for (let w = 0; w < cards.length; w++) for (let bits = built[w] & cards[w]; bits !== 0; bits = withoutLowest(bits)) {
		total += value[lowestMember(w, bits)];
		found = true;
	}
	return found && holds$1(condition, total);
}
function refreshOpen({ ints, rules }) {
	const { gated, is } = rules.cards;
	for (let player = 0; player < rules.players; player++) {
		const open = openOf(player);
		ints.set(is.free, open);
		if (!findBuilt(ints, player)) continue;
		for (const { condition, first, copies } of gated) if (condition !== void 0 && conditionHolds(condition)) for (let copy = first; copy < first + copies; copy++) addMember(ints, open, copy);
	}
}
// packages/games/cgs/src/turn/era.ts
const tell$8 = EVENTS.kinds;
function beginEra(now, first$2) {
	const { state, ints, told } = now;
	clearEra(state);
	ints[2] = ints[3] = first$2;
	deal(now, first$2);
	ints[0] = STUDY;
	told?.tell(tell$8.dealt.pack(voiceOf(state, first$2), ints[1]), -1, true);
}
function clearEra(state) {
	const { ints, rules } = state;
	const stays = rules.cards.is.lasting;
	ints.fill(0, 8, 392);
	ints.fill(0, 488, 584);
	for (let player = 0; player < 6; player++) keepOnly(ints, siteOf(player), stays);
	keepOnly(ints, 584, stays);
	clearAdventure(ints);
	ints.fill(-1, 823, 871);
	ints.fill(0, 871, 883);
	ints.fill(-1, 953, 959);
	ints[971] = 0;
	ints[4] = 0;
	ints[974] = ints[976] = -1;
	ints[975] = ints[977] = ints[978] = 0;
	refreshOpen(state);
}
function keepOnly(ints, zone, set) {
	for (let w = 0; w < set.length; w++) ints[zone + w] &= set[w];
}
function clearAdventure(ints) {
	ints[6] = ints[7] = -1;
	ints.fill(0, 600, 712);
	fillFew(ints, -1, 808, 814);
	fillFew(ints, NO_REQUEST, 814, 820);
	ints[820] = NO_REQUEST;
	ints[821] = ints[822] = 0;
	ints[979] = ints[980] = 0;
	clearDoing(ints);
}
function clearDoing(ints) {
	ints[883] = NOTHING;
	ints[884] = ints[885] = ints[887] = -1;
	ints[886] = ints[952] = 0;
}
function deal({ state, ints, rules, rng }, first) {
	const { silver } = rules.cards.eras[ints[1]];
	const deck = listOf(inVoid(state, silver));
	rng.shuffle(deck);
	const players = inOrder(state, first);
	for (const [i, player] of players.entries()) {
		const share = everyNth(deck, i, players.length);
		const persons = presentOf(state, player);
		if (persons.length > 1) rng.shuffle(share);
		handOut(ints, persons, share);
	}
}
function everyNth(deck, first, n) {
	const share = new Int32Array(Math.ceil((deck.length - first) / n));
	for (let i = 0; i < share.length; i++) share[i] = deck[first + i * n];
	return share;
}
function handOut(ints, persons, cards, before = 0) {
	for (let i = 0; i < cards.length; i++) addMember(ints, opsOf(persons[(before + i) % persons.length]), cards[i]);
}
function inVoid({ ints, rules }, set) {
	const size = set.length;
	const left = emptySet(size);
	for (let w = 0; w < size; w++) {
		let lying = 0;
		for (let zone = 8; zone < 600; zone += 16) lying |= ints[zone + w];
		left[w] = ~lying;
	}
	const found = both(set, left);
	for (let w = 0; w < size; w++) for (let missing = set[w] & ~left[w]; missing !== 0; missing = withoutLowest(missing)) addAnother(rules.cards.designOf[lowestMember(w, missing)], left, found);
	return found;
}
function addAnother({ first, copies }, left, found) {
	for (let copy = first; copy < first + copies; copy++) if (isIn(left, copy) && !isIn(found, copy)) return addMember(found, 0, copy);
}
const freeAffiliations = (state) => affiliationsOf(state).filter((one) => !isClaimed(state, one));
const affiliationsOf = ({ ints, rules }) => rules.cards.eras[ints[1]].affiliations;
function isClaimed({ ints, rules }, affiliation) {
	for (let player = 0; player < rules.players; player++) if (ints[953 + player] === affiliation) return true;
	return false;
}
function claimerOf(state) {
	const { ints } = state;
	if (affiliationsOf(state).every((one) => isClaimed(state, one))) return -1;
	return inOrder(state, ints[2]).find((player) => ints[953 + player] === -1) ?? -1;
}
function fixAffiliations({ ints, rules }) {
	const { fixed } = rules.cards.eras[ints[1]];
	for (let player = 0; player < Math.min(fixed.length, rules.players); player++) if (!hasSeat(ints[973], player)) ints[953 + player] = fixed[player];
}
function takeClaims(state) {
	const { ints, rules } = state;
	const { bearing, eras, setSize: size } = rules.cards;
	for (const player of inOrder(state, ints[2])) {
		const affiliation = ints[953 + player];
		if (affiliation === -1) continue;
		const mine = bearing[affiliation];
		const taken = emptySet(size);
		for (let seat = 0; seat < rules.seats; seat++) {
			if (playerOf(state, seat) === player) continue;
			const ops = opsOf(seat);
			for (let w = 0; w < size; w++) {
				taken[w] |= ints[ops + w] & mine[w];
				ints[ops + w] &= ~mine[w];
			}
		}
		const gold = both(inVoid(state, eras[ints[1]].gold), mine);
		const persons = presentOf(state, player);
		const silver = listOf(taken);
		handOut(ints, persons, silver);
		handOut(ints, persons, listOf(gold), silver.length);
	}
}
function regroup(state) {
	const { ints, rules } = state;
	for (let player = 0; player < rules.players; player++) {
		if (presentOf(state, player).length > 0) {
			ints[973] = withoutSeat(ints[973], player);
			continue;
		}
		ints[973] = withSeat(ints[973], player);
		clearZone(ints, siteOf(player));
	}
}
// packages/games/cgs/src/turn/targets.ts
const isExposed$1 = (state, player, rival, source) => rival !== player && !isOut(state, rival) && !lies(state.ints, immuneOf(rival), source);
function isHit(state, player, source, power, card, seat) {
	const targets = state.rules.cards.designOf[source].targets[power];
	return targets !== void 0 && isIn(targets, card) && lies(state.ints, groundOf(seat), card) && isExposed$1(state, player, playerOf(state, seat), source);
}
function eachIn(state, zone, set, see) {
	const { ints } = state;
	for (let w = 0; w < set.length; w++) for (let bits = ints[zone + w] & set[w]; bits !== 0; bits = withoutLowest(bits)) see(lowestMember(w, bits));
}
function meetsZone(ints, zone, set) {
	for (let w = 0; w < set.length; w++) if ((ints[zone + w] & set[w]) !== 0) return true;
	return false;
}
function hasHit(state, player, source, powers, from) {
	const { rules, ints } = state;
	const { targets } = rules.cards.designOf[source];
	for (let seat = 0; seat < rules.seats; seat++) {
		const rival = playerOf(state, seat);
		if (from !== -1 && rival !== from || !isExposed$1(state, player, rival, source)) continue;
		for (let power = 0; power < POWERS.length; power++) {
			const set = targets[power];
			if (set !== void 0 && hasBit(powers, power) && meetsZone(ints, groundOf(seat), set)) return true;
		}
	}
	return false;
}
function hasTarget(state, player) {
	const source = state.ints[808 + player];
	return source !== -1 && hasHit(state, player, source, state.rules.cards.designOf[source].powers, -1);
}
function effectSet(state, doing, source) {
	const { designOf, is } = state.rules.cards;
	const design = designOf[source];
	switch (doing) {
		case RECOVER: return isIn(is.recover, source) ? is.recoverable : void 0;
		case REUSE: return design.reuse > 0 ? is.reusable : void 0;
		case SEIZE: return design.seizes;
		case SEIZE1: return design.seizes1;
		case IMMUNE: return design.shields;
		default: return;
	}
}
function effectZones(state, doing, player) {
	const { rules } = state;
	const zones = [];
	if (doing === REUSE) {
		for (let rival = 0; rival < rules.players; rival++) if (mayChoose(state, player, rival)) zones.push([rival, wreckOf(rival)]);
		return zones;
	}
	if (doing === RECOVER) return personsOf(state, player).map((seat) => [seat, groundOf(seat)]);
	for (let seat = 0; seat < rules.seats; seat++) {
		const rival = playerOf(state, seat);
		if (doing === IMMUNE ? rival !== player : mayChoose(state, player, rival)) zones.push([seat, doing === IMMUNE ? groundOf(seat) : opsOf(seat)]);
	}
	return zones;
}
function mayChoose({ ints }, player, rival) {
	const from = ints[885];
	return rival !== player && (from === -1 || from === rival);
}
function hasChoice(state) {
	const { ints } = state;
	const [doing$8, source, player] = [
		ints[883],
		ints[884],
		ints[3]
	];
	if (doing$8 === POWER) {
		const active = ints[887];
		return hasHit(state, player, source, active === -1 ? ints[886] : 1 << active, ints[885]);
	}
	const set = effectSet(state, doing$8, source);
	if (set === void 0) return false;
	return effectZones(state, doing$8, player).some(([, zone]) => {
		if (doing$8 !== IMMUNE) return meetsZone(ints, zone, set);
		let found = false;
		eachIn(state, zone, set, (card) => {
			found ||= !lies(ints, immuneOf(player), card);
		});
		return found;
	});
}
// packages/games/cgs/src/arithmetic/reckon.ts
const sumsFor = ({ rules: { cards } }) => ({
	required: new Float64Array(cards.names.length),
	covered: new Float64Array(cards.names.length),
	named: new Uint8Array(cards.names.length)
});
const isCooperative = (roleplay) => roleplay === CATACLYSM || roleplay === COOPERATION;
function addCard(card, { from, name, value }, into) {
	for (let i = from[card]; i < from[card + 1]; i++) into[name[i]] += value[i];
}
function addCosts(card, { from, name, value }, { required, named }) {
	for (let i = from[card]; i < from[card + 1]; i++) {
		required[name[i]] += value[i];
		named[name[i]] = 1;
	}
}
function addFeats(state, site, into) {
	const { feats } = state.rules.cards;
	for (let card = firstIn(state, site); card !== -1; card = nextIn(state, site, card)) addCard(card, feats, into.covered);
}
function addGround(state, ground, counts, into) {
	const { ints, rules } = state;
	const { acc, ac, ar } = rules.cards;
	for (let card = firstIn(state, ground); card !== -1; card = nextIn(state, ground, card)) {
		addCosts(card, acc, into);
		if (!counts) continue;
		addCosts(card, ac, into);
		if (card !== ints[7]) addCard(card, ar, into.covered);
	}
}
function clearSums({ required, covered, named }) {
	for (let name = 0; name < named.length; name++) required[name] = covered[name] = named[name] = 0;
}
function reckon(state, player, into) {
	const { ints, rules } = state;
	const { cards } = rules;
	clearSums(into);
	const current$2 = ints[7];
	const together = current$2 >= 0 && isCooperative(cards.designOf[current$2].roleplay);
	for (let seat = 0; seat < rules.seats; seat++) addGround(state, groundOf(seat), together || playerOf(state, seat) === player, into);
	if (current$2 >= 0 && !together) addCard(current$2, cards.ar, into.covered);
	addFeats(state, 584, into);
	for (let one = 0; one < rules.players; one++) if (one === player || together) addFeats(state, siteOf(one), into);
	return into;
}
function isCovered({ required, covered }) {
	for (let name = 0; name < required.length; name++) if (covered[name] < required[name]) return false;
	return true;
}
function overflowOf({ required, covered, named }, surplus) {
	let sum = 0;
	for (let name = 0; name < named.length; name++) if (named[name] === 1) sum += covered[name] - (surplus ? required[name] : 0);
	return sum;
}
// packages/games/cgs/src/moves/playable.ts
const blocked = /* @__PURE__ */ new Int32Array(16);
function block(sets, size, w, bits) {
	for (let left = bits; left !== 0; left = withoutLowest(left)) {
		const from = lowestMember(w, left) * size;
		for (let i = 0; i < size; i++) blocked[i] |= sets[from + i];
	}
}
function blockedByGrounds(state, player) {
	const { ints, rules } = state;
	const { is, same, sameOfAll, setSize: size } = rules.cards;
	const immune = immuneOf(player);
	fillFew(blocked, 0, 0, size);
	for (let seat = 0; seat < rules.seats; seat++) {
		const own = playerOf(state, seat) === player;
		const ground = groundOf(seat);
		for (let w = 0; w < size; w++) {
			if (own) block(same, size, w, ints[ground + w]);
			block(sameOfAll, size, w, ints[ground + w] & is.uniqueAny[w] & ~ints[immune + w]);
		}
	}
	return blocked;
}
function blockedBySites(state, player) {
	const { ints, rules } = state;
	const { is, same, sameOfAll, setSize: size } = rules.cards;
	const site = siteOf(player);
	fillFew(blocked, 0, 0, size);
	for (let w = 0; w < size; w++) {
		block(same, size, w, (ints[site + w] | ints[584 + w]) & is.adventure[w]);
		for (let any = 0; any < rules.players; any++) block(sameOfAll, size, w, ints[siteOf(any) + w] & is.uniqueAny[w] & is.adventure[w]);
	}
	return blocked;
}
function inSpecialRound({ ints, rules }, player) {
	for (let rival = 0; rival < rules.players; rival++) if (rival !== player && ints[808 + rival] !== -1) return true;
	return false;
}
function isBannedBy(state, player, set) {
	const { ints, rules } = state;
	for (let seat = 0; seat < rules.seats; seat++) {
		const rival = playerOf(state, seat);
		if (rival === player) continue;
		const ground = groundOf(seat);
		for (let w = 0; w < set.length; w++) for (let bits = ints[ground + w] & set[w]; bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(w, bits);
			if (!lies(ints, immuneOf(player), card) && ints[808 + rival] !== card) return true;
		}
	}
	return false;
}
function isOfferingFull(state) {
	const { ints, rules } = state;
	const { designOf, is, setSize: size } = rules.cards;
	const { offering, roleplay } = designOf[ints[7]];
	if (offering === 0 || !isCooperative(roleplay)) return false;
	let sum = 0;
	for (let seat = 0; seat < rules.seats; seat++) for (let w = 0; w < size; w++) for (let bits = ints[groundOf(seat) + w] & is.stock[w]; bits !== 0; bits = withoutLowest(bits)) sum += designOf[lowestMember(w, bits)].holding;
	return sum >= offering;
}
function supportMask(state, seat, mask) {
	const { is, setSize: size } = state.rules.cards;
	addableMask(state, seat, mask);
	if (inSpecialRound(state, playerOf(state, seat))) for (let w = 0; w < size; w++) mask[w] &= is.answer[w];
}
function addableMask(state, seat, mask) {
	const { ints, rules } = state;
	const { is, designOf, setSize: size } = rules.cards;
	const player = playerOf(state, seat);
	if (isBannedBy(state, player, is.freeze)) return fillFew(mask, 0, 0, size);
	const accepts = designOf[ints[7]].accepts;
	const noAcc = isBannedBy(state, player, is.freezeAcc);
	const noStock = isOfferingFull(state);
	const out = blockedByGrounds(state, player);
	const ops = opsOf(seat);
	const open = openOf(player);
	for (let w = 0; w < size; w++) {
		let bits = ints[ops + w] & is.support[w] & ints[open + w] & ~ints[600 + w] & ~out[w];
		if (accepts !== void 0) bits &= accepts[w];
		if (noAcc) bits &= ~is.hasAcc[w];
		if (noStock) bits &= ~is.stock[w];
		mask[w] = bits;
	}
}
function adventureMask(state, seat, mask) {
	const { ints, rules } = state;
	const player = playerOf(state, seat);
	const out = blockedBySites(state, player);
	const ops = opsOf(seat);
	const open = openOf(player);
	for (let w = 0; w < rules.cards.setSize; w++) mask[w] = ints[ops + w] & rules.cards.is.adventure[w] & ints[open + w] & ~out[w];
}
const useful = /* @__PURE__ */ new Int32Array(16);
function usefulInBatch({ ints, rules }) {
	const { acc, ac } = rules.cards;
	fillFew(useful, 0, 0, rules.cards.setSize);
	addProviders(rules.cards, acc, ints[7]);
	for (let i = 0; i < ints[952]; i++) {
		const card = ints[888 + i];
		addProviders(rules.cards, acc, card);
		addProviders(rules.cards, ac, card);
	}
	return useful;
}
function addProviders({ providing, setSize: size }, { from, name }, card) {
	for (let i = from[card]; i < from[card + 1]; i++) for (let w = 0; w < size; w++) useful[w] |= providing[name[i]][w];
}
function batchMask(state, seat, mask) {
	const { ints, rules } = state;
	if (ints[952] >= 64) return fillFew(mask, 0, 0, rules.cards.setSize);
	supportMask(state, seat, mask);
	const covers = usefulInBatch(state);
	for (let w = 0; w < rules.cards.setSize; w++) mask[w] &= covers[w] & ~rules.cards.is.rewind[w];
}
function whyNotAdventure(state, seat, card) {
	const { ints, rules } = state;
	const { designOf, is } = rules.cards;
	const player = playerOf(state, seat);
	const { sameNumber, sameUnique, sameUniqueAny } = designOf[card];
	const inSite = (zone, set) => {
		if (set === void 0) return false;
		for (let w = 0; w < set.length; w++) if ((ints[zone + w] & set[w] & is.adventure[w]) !== 0) return true;
		return false;
	};
	const mine = (set) => inSite(siteOf(player), set) || inSite(584, set);
	if (!lies(ints, openOf(player), card)) return refuse$1("condition-not-met", "CGS-PADV-2");
	if (mine(sameNumber)) return refuse$1("built-already", "CGS-PADV-3");
	if (mine(sameUnique)) return refuse$1("not-unique", "CGS-UNQ-2");
	for (let any = 0; any < rules.players; any++) if (inSite(siteOf(any), sameUniqueAny)) return refuse$1("not-unique-of-all", "CGS-UNA-2");
}
function whyNotSupport(state, seat, card) {
	const { ints, rules } = state;
	const { is, designOf } = rules.cards;
	const player = playerOf(state, seat);
	if (inSpecialRound(state, player) && !isIn(is.answer, card)) return refuse$1("special-round", "CGS-SPEC-2");
	if (isBannedBy(state, player, is.freeze)) return refuse$1("frozen", "CGS-FRZ-2");
	if (isIn(is.hasAcc, card) && isBannedBy(state, player, is.freezeAcc)) return refuse$1("costs-frozen", "CGS-FACC-2");
	if (isBarred(ints, card)) return refuse$1("barred", "CGS-PSUP-6");
	if (!lies(ints, openOf(player), card)) return refuse$1("condition-not-met", "CGS-PSUP-2");
	const { accepts } = designOf[ints[7]];
	if (accepts !== void 0 && !isIn(accepts, card)) return refuse$1("not-accepted", "CGS-ASI-1");
	if (isIn(is.stock, card) && isOfferingFull(state)) return refuse$1("offering-full", "CGS-STH-2");
	return whyBlocked(state, player, card);
}
function whyBlocked(state, player, card) {
	const { ints, rules } = state;
	const { designOf } = rules.cards;
	const { sameNumber, sameUnique, sameUniqueAny } = designOf[card];
	const own = (set) => set !== void 0 && personsOf(state, player).some((mate) => meets(ints, groundOf(mate), set));
	if (own(sameNumber)) return refuse$1("same-number", "CGS-PSUP-7");
	if (own(sameUnique)) return refuse$1("not-unique", "CGS-UNQ-3");
	if (sameUniqueAny === void 0) return void 0;
	for (let seat = 0; seat < rules.seats; seat++) for (let w = 0; w < sameUniqueAny.length; w++) if ((ints[groundOf(seat) + w] & sameUniqueAny[w] & ~ints[immuneOf(player) + w]) !== 0) return refuse$1("not-unique-of-all", "CGS-UNA-3");
}
function whyNotInBatch(state, seat, card) {
	const { ints, rules } = state;
	if (ints[952] >= 64) return refuse$1("batch-full", "CGS-FILE-7");
	if (isIn(rules.cards.is.rewind, card)) return refuse$1("rewind-in-solo", "CGS-R-52");
	const why = whyNotSupport(state, seat, card);
	if (why !== void 0) return why;
	return isIn(usefulInBatch(state), card) ? void 0 : refuse$1("covers-nothing", "CGS-R-51");
}
// packages/games/cgs/src/moves/legal.ts
const { ready: ready$1, claim: claim$4, play: play$3, add: add$4, close: close$2, hit: hit$4, recover: recover$4, reuse: reuse$4, seize: seize$4, shield: shield$3, done: done$2 } = MOVES.kinds;
const { endAdventure: endAdventure$3, endEra: endEra$3, agree: agree$2, refuse, pass: pass$2, sitOut: sitOut$3 } = MOVES.kinds;
const MOST_MOVES = 4096;
function toAct(state) {
	const { ints, rules } = state;
	switch (ints[0]) {
		case STUDY: return allSeats(rules.seats) & ~ints[972] & ~ints[971];
		case CLAIM: return seatsOfPlayer(state, claimerOf(state));
		case ANSWER: return seatsOfPlayers(state, ints[821]);
		case OVER: return 0;
		default: return seatsOfPlayer(state, ints[3]);
	}
}
const mask$2 = /* @__PURE__ */ new Int32Array(16);
function legal(state, seat, out) {
	if (!hasSeat(toAct(state), seat)) return 0;
	const { ints } = state;
	switch (ints[0]) {
		case STUDY:
			out[0] = ready$1.pack();
			return 1;
		case CLAIM: {
			let count = 0;
			for (const affiliation of freeAffiliations(state)) out[count++] = claim$4.pack(affiliation);
			return count;
		}
		case ANSWER:
			out[0] = agree$2.pack();
			out[1] = refuse.pack();
			return 2;
		case DOING: return listDoing(state, seat, out);
		default: return listTurn(state, seat, out);
	}
}
function listTurn(state, seat, out) {
	const { ints } = state;
	const step$2 = ints[4];
	const player = ints[3];
	const inAdventure = ints[7] !== -1;
	let count = 0;
	const source = ints[808 + player];
	if (step$2 === AT_POWER && source !== -1) {
		count = listHits(state, player, source, state.rules.cards.designOf[source].powers, -1, out, count);
		out[count++] = done$2.pack();
	}
	if (step$2 <= AT_ERA && !inAdventure) out[count++] = endEra$3.pack();
	if (step$2 <= AT_PLAY) {
		if (inAdventure) supportMask(state, seat, mask$2);
		else adventureMask(state, seat, mask$2);
		count = listCards(state, PLAYS, out, count);
	}
	if (inAdventure && step$2 <= AT_ADVENTURE) out[count++] = endAdventure$3.pack();
	out[count++] = pass$2.pack();
	if (inAdventure && source === -1) out[count++] = sitOut$3.pack();
	return count;
}
const byDesign = (pack) => Int32Array.from({ length: 512 }, (_, design) => pack(faceOfDesign(design, false)));
const PLAYS = byDesign(play$3.pack);
const ADDS = byDesign(add$4.pack);
function listCards({ rules }, moves, out, from) {
	const { indexOf, setSize } = rules.cards;
	let count = from;
	let last = -1;
	for (let w = 0; w < setSize; w++) for (let bits = mask$2[w]; bits !== 0; bits = withoutLowest(bits)) {
		const design = indexOf[lowestMember(w, bits)];
		if (design !== last) out[count++] = moves[design];
		last = design;
	}
	return count;
}
function listHits(state, player, source, powers, from, out, start) {
	const { rules } = state;
	const { targets } = rules.cards.designOf[source];
	let count = start;
	for (let power = 0; power < POWERS.length; power++) {
		const set = targets[power];
		if (set === void 0 || !hasBit(powers, power)) continue;
		for (let seat = 0; seat < rules.seats; seat++) {
			if (from !== -1 && playerOf(state, seat) !== from) continue;
			eachEqual(state, groundOf(seat), set, (card) => {
				if (isHit(state, player, source, power, card, seat)) out[count++] = hit$4.pack(power, seat, faceOf(state, card));
			});
		}
	}
	return count;
}
function eachEqual(state, zone, set, see) {
	const { designOf } = state.rules.cards;
	let design;
	let seen = 0;
	eachIn(state, zone, set, (card) => {
		if (designOf[card] !== design) [design, seen] = [designOf[card], 0];
		const bit = isBarred(state.ints, card) ? 2 : 1;
		if ((seen & bit) !== 0) return;
		seen |= bit;
		see(card);
	});
}
const PACKERS = {
	[RECOVER]: recover$4.pack,
	[REUSE]: reuse$4.pack,
	[IMMUNE]: shield$3.pack
};
function listDoing(state, seat, out) {
	const { ints } = state;
	const doing$7 = ints[883];
	const source = ints[884];
	const player = ints[3];
	let count = 0;
	if (doing$7 === BATCH) {
		batchMask(state, seat, mask$2);
		count = listCards(state, ADDS, out, count);
		out[count++] = close$2.pack();
		return count;
	}
	if (doing$7 === POWER) {
		const active = ints[887];
		count = listHits(state, player, source, active === -1 ? ints[886] : 1 << active, ints[885], out, count);
	} else {
		const set = effectSet(state, doing$7, source);
		const pack = PACKERS[doing$7] ?? seize$4.pack;
		if (set !== void 0) for (const [owner, zone] of effectZones(state, doing$7, player)) eachEqual(state, zone, set, (card) => {
			if (doing$7 !== IMMUNE || !lies(ints, immuneOf(player), card)) out[count++] = pack(owner, faceOf(state, card));
		});
	}
	out[count++] = done$2.pack();
	return count;
}
// packages/games/cgs/src/moves/judge.ts
const { ready, claim: claim$3, play: play$2, add: add$3, close: close$1, hit: hit$3, recover: recover$3, reuse: reuse$3, seize: seize$3, shield: shield$2, done: done$1 } = MOVES.kinds;
const { endAdventure: endAdventure$2, endEra: endEra$2, agree: agree$1, refuse: no, pass: pass$1, sitOut: sitOut$2, rejoin: rejoin$2, resign: resign$1, time: time$1 } = MOVES.kinds;
function judge$1(state, seat, move) {
	const { ints } = state;
	if (ints[0] === OVER) return refuse$1("over", "CGS-EOS-1");
	if (!MOVES.knows(move)) return refuse$1("not-a-move", "CGS-CON-8");
	if (isGone(state, seat)) return refuse$1("left", "CGS-R-107");
	if (resign$1.is(move) || time$1.is(move)) return void 0;
	if (rejoin$2.is(move) || sitOut$2.is(move)) return judgeSittingOut(state, seat, move);
	if (MOVES.mayBeAside(move)) return judgeTrade(state, seat, move);
	const isAsked = hasSeat(toAct(state), seat);
	switch (ints[0]) {
		case STUDY:
			if (!ready.is(move)) return refuse$1("still-studying", "CGS-R-158");
			return isAsked ? void 0 : refuse$1("ready-already", "CGS-R-158");
		case CLAIM:
			if (!claim$3.is(move)) return refuse$1("still-claiming", "CGS-ERA-5");
			return isAsked ? judgeClaim(state, claim$3.get.affiliation(move)) : refuse$1("not-your-turn", "CGS-CLAIM-1");
		case ANSWER:
			if (!agree$1.is(move) && !no.is(move)) return refuse$1("answer-first", "CGS-R-60");
			return isAsked ? void 0 : refuse$1("not-asked", "CGS-R-60");
	}
	if (ready.is(move) || claim$3.is(move)) return refuse$1("not-now", "CGS-ERA-5");
	if (agree$1.is(move) || no.is(move)) return refuse$1("not-asked", "CGS-R-60");
	if (!isAsked) return refuse$1("not-your-turn", "CGS-TURN-1");
	return ints[0] === DOING ? judgeDoing(state, seat, move) : judgeTurn(state, seat, move);
}
function judgeClaim(state, affiliation) {
	if (freeAffiliations(state).includes(affiliation)) return void 0;
	const { ints, rules } = state;
	return rules.cards.eras[ints[1]].affiliations.includes(affiliation) ? refuse$1("affiliation-taken", "CGS-CLAIM-2") : refuse$1("no-such-affiliation", "CGS-CLAIM-1");
}
function judgeTurn(state, seat, move) {
	const { ints } = state;
	const [step$1, inAdventure] = [ints[4], ints[7] !== -1];
	const source = ints[808 + ints[3]];
	const unresolved = step$1 === AT_POWER && source !== -1;
	if (pass$1.is(move)) return void 0;
	if (play$2.is(move)) return judgePlay(state, seat, play$2.get.face(move));
	if (endEra$2.is(move)) {
		if (inAdventure) return refuse$1("adventure-in-progress", "CGS-REQE-1");
		return step$1 <= AT_ERA ? void 0 : refuse$1("step-over", "CGS-R-3");
	}
	if (endAdventure$2.is(move)) {
		if (!inAdventure) return refuse$1("no-adventure", "CGS-REQA-1");
		return step$1 <= AT_ADVENTURE ? void 0 : refuse$1("step-over", "CGS-R-3");
	}
	if (hit$3.is(move)) {
		if (!unresolved) return refuse$1("no-power", "CGS-RPOW-1");
		return judgeHit(state, source, hit$3.get.power(move), hit$3.get.seat(move), hit$3.get.face(move));
	}
	if (done$1.is(move)) return unresolved ? void 0 : refuse$1("nothing-to-decline", "CGS-EFF-2");
	if (add$3.is(move) || close$1.is(move)) return refuse$1("no-solo", "CGS-PADV-6");
	return refuse$1("no-effect", "CGS-RRS-1");
}
function held(state, seat, face) {
	if (designIn(face) >= state.rules.cards.designs.length) return refuse$1("no-such-card", "CGS-CARD-11");
	const copy = copyIn(state, opsOf(seat), face);
	if (copy !== -1) return copy;
	if (!isBarredFace(face) && copyIn(state, opsOf(seat), face + 1) !== -1) return refuse$1("barred", "CGS-PSUP-6");
	return personsOf(state, playerOf(state, seat)).some((mate) => copyIn(state, opsOf(mate), face) !== -1) ? refuse$1("mates-card", "CGS-GRP-4") : refuse$1("not-in-ops", "CGS-ZONE-10");
}
function judgePlay(state, seat, face) {
	const { ints, rules } = state;
	const card = held(state, seat, face);
	if (typeof card !== "number") return card;
	if (ints[4] === AT_PASS) return refuse$1("step-over", "CGS-R-3");
	if (ints[4] > AT_PLAY) return refuse$1("played-already", "CGS-TURN-3");
	const inAdventure = ints[7] !== -1;
	if (isIn(rules.cards.is.adventure, card)) return inAdventure ? refuse$1("adventure-in-progress", "CGS-ADV-3") : whyNotAdventure(state, seat, card);
	return inAdventure ? whyNotSupport(state, seat, card) : refuse$1("no-adventure", "CGS-PSUP-1");
}
function judgeHit(state, source, power, layer, face) {
	const { ints, rules } = state;
	const { designOf, is, designs } = rules.cards;
	if (designIn(face) >= designs.length) return refuse$1("no-such-card", "CGS-CARD-11");
	const targets = designOf[source].targets[power];
	if (targets === void 0) return refuse$1("no-power", "CGS-RPOW-1");
	const player = ints[3];
	if (layer >= rules.seats || playerOf(state, layer) === player) return refuse$1("no-target", "CGS-CPOW-3");
	const card = copyIn(state, groundOf(layer), face);
	if (card === -1 || isIn(is.adventure, card)) return refuse$1("no-target", "CGS-CPOW-3");
	if (isIn(is.protected, card)) return refuse$1("protected", "CGS-POW-4");
	if (!isIn(targets, card)) return refuse$1("does-not-qualify", "CGS-CPOW-2");
	return isHit(state, player, source, power, card, layer) ? void 0 : refuse$1("immune", "CGS-RPOW-3");
}
function judgeDoing(state, seat, move) {
	const { ints } = state;
	const [doing$6, source] = [ints[883], ints[884]];
	if (doing$6 === BATCH) {
		if (close$1.is(move)) return void 0;
		return add$3.is(move) ? judgeAdd(state, seat, add$3.get.face(move)) : refuse$1("finish-first", "CGS-PADV-6");
	}
	if (done$1.is(move)) return void 0;
	if (doing$6 === POWER) {
		if (!hit$3.is(move)) return refuse$1("finish-first", "CGS-RPOW-1");
		const { power, seat: layer, face } = hit$3.read(move);
		const [active, from] = [ints[887], ints[885]];
		if (active === -1 ? !hasBit(ints[886], power) : power !== active) return refuse$1("power-used", "CGS-R-7");
		const refusal = judgeHit(state, source, power, layer, face);
		if (refusal !== void 0 || from === -1) return refusal;
		return playerOf(state, layer) === from ? void 0 : refuse$1("one-rival", "CGS-R-83");
	}
	return judgeEffect(state, move);
}
function judgeAdd(state, seat, face) {
	const card = held(state, seat, face);
	if (typeof card !== "number") return card;
	if (isIn(state.rules.cards.is.adventure, card)) return refuse$1("adventure-in-progress", "CGS-ADV-3");
	return whyNotInBatch(state, seat, card);
}
const EFFECTS = {
	[RECOVER]: {
		kind: recover$3,
		clause: "CGS-REC-2"
	},
	[REUSE]: {
		kind: reuse$3,
		clause: "CGS-REU-2"
	},
	[SEIZE]: {
		kind: seize$3,
		clause: "CGS-SZE-1"
	},
	[SEIZE1]: {
		kind: seize$3,
		clause: "CGS-SZE-2"
	},
	[IMMUNE]: {
		kind: shield$2,
		clause: "CGS-IMM-1"
	}
};
function judgeEffect(state, move) {
	const { ints, rules } = state;
	const doing$5 = ints[883];
	const { kind, clause } = EFFECTS[doing$5];
	if (!kind.is(move)) return refuse$1("finish-first", "CGS-EFF-1");
	const face = kind.get.face(move);
	const owner = reuse$3.is(move) ? reuse$3.get.player(move) : kind.get.seat(move);
	const { is, designs } = rules.cards;
	if (designIn(face) >= designs.length) return refuse$1("no-such-card", "CGS-CARD-11");
	const player = ints[3];
	const place = effectZones(state, doing$5, player).find(([whose]) => whose === owner);
	if (place === void 0) return ints[885] === -1 ? refuse$1("no-target", clause) : refuse$1("one-rival", "CGS-R-83");
	const card = copyIn(state, place[1], face);
	if (card === -1) return refuse$1("no-target", clause);
	const seizing = doing$5 === SEIZE || doing$5 === SEIZE1;
	if ((seizing || doing$5 === REUSE) && isIn(is.affiliated, card)) return refuse$1("affiliated", "CGS-AFF-2");
	if (doing$5 !== IMMUNE && isIn(is.protected, card)) return refuse$1("protected", seizing ? "CGS-SZE-5" : "CGS-POW-4");
	const set = effectSet(state, doing$5, ints[884]);
	if (set === void 0 || !isIn(set, card)) return refuse$1("does-not-qualify", clause);
	return doing$5 === IMMUNE && lies(ints, immuneOf(player), card) ? refuse$1("immune-already", "CGS-IMM-1") : void 0;
}
// packages/games/cgs/src/outcome.ts
function sessionWinners(state) {
	const { ints, rules } = state;
	const left = Array.from({ length: rules.players }, (_, player) => player).filter((player) => !hasSeat(ints[973], player));
	if (playersLeft(state) === 1) return {
		players: left,
		reason: {
			code: "alone",
			clause: "CGS-R-107"
		}
	};
	const most = Math.max(...left.map((player) => ints[959 + player]));
	const best = left.filter((player) => ints[959 + player] === most);
	if (most === 0) return {
		players: best,
		reason: {
			code: "no-era-won",
			clause: "CGS-R-106"
		}
	};
	if (best.length === 1) return {
		players: best,
		reason: {
			code: "eras",
			clause: "CGS-EOS-1"
		}
	};
	if (rules.options.sessionTie === "lastEra") {
		const latest$1 = Math.max(...best.map((player) => ints[965 + player]));
		const later = best.filter((player) => ints[965 + player] === latest$1);
		if (later.length < best.length) return {
			players: later,
			reason: {
				code: "last-era",
				clause: "CGS-R-164"
			}
		};
	}
	return {
		players: best,
		reason: {
			code: "shared",
			clause: "CGS-EOS-1"
		}
	};
}
function outcome(state) {
	const { ints, rules } = state;
	if (ints[0] !== OVER) return void 0;
	const { players, reason } = sessionWinners(state);
	const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
	const sits = rules.playerOf[ints[1]];
	return {
		winners: players.length === rules.players ? [] : seats.filter((seat) => players.includes(sits[seat])),
		reasons: [reason],
		scores: seats.map((seat) => ints[959 + sits[seat]])
	};
}
function clock(state) {
	const { ints, rules } = state;
	const seats = toAct(state);
	if (seats === 0) return void 0;
	const span = (part) => ({
		seats,
		span: ints[5] * 16 + part
	});
	switch (ints[0]) {
		case STUDY: return span(0);
		case CLAIM: return span(1 + ints.subarray(953, 953 + rules.players).filter((one) => one !== -1).length);
		case ANSWER: return span(9);
		default: return span(8);
	}
}
function question({ ints, rules }) {
	const card = ints[884];
	return [
		...[
			5,
			0,
			4,
			883
		].map((field) => ints[field]),
		card === -1 ? -1 : rules.cards.designOf[card].index,
		...[
			887,
			886,
			952,
			820
		].map((field) => ints[field])
	].join(".");
}
// packages/games/cgs/src/arithmetic/winner.ts
const scratch = /* @__PURE__ */ new WeakMap();
function scratchSums(state) {
	const known = scratch.get(state.rules.cards);
	if (known !== void 0) return known;
	const made = sumsFor(state);
	scratch.set(state.rules.cards, made);
	return made;
}
const isCompetitive = (roleplay) => roleplay === BATTLE || roleplay === COMPETITION || roleplay === EPIC;
function winnerOf(state) {
	const { ints, rules } = state;
	const { roleplay } = rules.cards.designOf[ints[7]];
	const sums = scratchSums(state);
	const hero$2 = ints[6];
	if (!isCompetitive(roleplay)) return isCovered(reckon(state, hero$2, sums)) ? hero$2 : -1;
	return highestOverflow(state, sums);
}
function highestOverflow(state, sums) {
	const { rules } = state;
	const surplus = rules.options.overflow === "surplus";
	let winner = -1;
	let most = Number.NEGATIVE_INFINITY;
	for (let player = 0; player < rules.players; player++) {
		if (hasBit(state.ints[973], player)) continue;
		if (!isCovered(reckon(state, player, sums))) continue;
		const overflow = overflowOf(sums, surplus);
		if (overflow === most) winner = -1;
		if (overflow > most) [winner, most] = [player, overflow];
	}
	return winner;
}
// packages/games/cgs/src/ends/adventure.ts
const tell$7 = EVENTS.kinds;
const design$1 = ({ cards }, card) => cards.designOf[card].index;
function resolveAdventure(now, cause) {
	const { state, ints, cards, told } = now;
	const current$1 = ints[7];
	const { roleplay } = cards.designOf[current$1];
	const winner = winnerOf(state);
	const won = winner !== -1;
	const by = won ? winner : ints[6];
	told?.tell(tell$7.resolved.pack(voiceOf(state, by), won ? 1 : 0, CAUSES.indexOf(cause)), -1, false);
	ints[974] = roleplay;
	ints[975] = won ? 1 : 0;
	ints[976] = by;
	if (roleplay === DOOMSDAY || roleplay === EPIC || roleplay === CATACLYSM && !won) {
		ints[977]++;
		return "finale";
	}
	return adventureOver(now, wrapUp(now, current$1, roleplay, winner));
}
function wrapUp(now, current, roleplay, winner) {
	const { state, ints, rules, cards, told } = now;
	const won = winner !== -1;
	let reached = won;
	const layer = layerOf(state, current);
	if (won) {
		const isCommon = isIn(cards.is.commonSite, current);
		moveCard(ints, current, groundOf(layer), isCommon ? 584 : siteOf(winner));
		told?.tell(tell$7.sited.pack(isCommon ? 12 : voiceOf(state, winner), design$1(now, current)), -1, false);
	} else {
		moveCard(ints, current, groundOf(layer), opsOf(layer));
		told?.tell(tell$7.returned.pack(layer, design$1(now, current)), -1, false);
	}
	for (let seat = 0; seat < rules.seats; seat++) {
		const player = playerOf(state, seat);
		const ground = groundOf(seat);
		for (let card = firstIn(state, ground); card !== -1; card = nextIn(state, ground, card)) if (won && isCooperative(roleplay) && isIn(cards.is.stock, card)) {
			moveCard(ints, card, ground, siteOf(player));
			told?.tell(tell$7.sited.pack(voiceOf(state, player), design$1(now, card)), -1, false);
			reached = true;
		} else if (roleplay === COMPETITION && player !== winner) {
			moveCard(ints, card, ground, opsOf(seat));
			told?.tell(tell$7.returned.pack(seat, design$1(now, card)), -1, false);
		} else {
			moveCard(ints, card, ground, wreckOf(player));
			told?.tell(tell$7.wrecked.pack(voiceOf(state, player), design$1(now, card)), -1, false);
			reached = true;
		}
	}
	if (won) refreshOpen(state);
	return reached;
}
function adventureOver({ ints, rules }, reached) {
	const { idleCap, adventureCap } = rules.options;
	ints[977]++;
	ints[978] = reached || ints[979] === 1 ? 0 : ints[978] + 1;
	clearAdventure(ints);
	if (idleCap > 0 && ints[978] >= idleCap) return "idleCap";
	return adventureCap > 0 && ints[977] >= adventureCap ? "adventureCap" : void 0;
}
function rewindAdventure(now, player) {
	const { state, ints, rules, cards, told } = now;
	const { roleplay } = cards.designOf[ints[7]];
	told?.tell(tell$7.resolved.pack(voiceOf(state, player), 0, CAUSES.indexOf("rewind")), -1, false);
	const isFinale = roleplay === DOOMSDAY || roleplay === EPIC || roleplay === CATACLYSM;
	if (isFinale && rules.options.rewindFinale === "lost") {
		ints[974] = roleplay;
		ints[975] = 0;
		ints[976] = ints[6];
	}
	for (let seat = 0; seat < rules.seats; seat++) for (const card of cardsIn(state, groundOf(seat))) if (isIn(cards.is.protected, card)) {
		const owner = playerOf(state, seat);
		moveCard(ints, card, groundOf(seat), wreckOf(owner));
		told?.tell(tell$7.wrecked.pack(voiceOf(state, owner), design$1(now, card)), -1, false);
	} else {
		moveCard(ints, card, groundOf(seat), opsOf(seat));
		told?.tell(tell$7.returned.pack(seat, design$1(now, card)), -1, false);
	}
	const after = adventureOver(now, true);
	return isFinale && rules.options.rewindFinale === "lost" ? "finale" : after;
}
function undoAdventure(now) {
	const { state, ints, rules, told } = now;
	for (let seat = 0; seat < rules.seats; seat++) for (const card of cardsIn(state, groundOf(seat))) {
		moveCard(ints, card, groundOf(seat), opsOf(seat));
		told?.tell(tell$7.returned.pack(seat, design$1(now, card)), -1, false);
	}
	clearAdventure(ints);
}
// packages/games/cgs/src/arithmetic/points.ts
const { scored, scoredHigh } = EVENTS.kinds;
const BASE = 2 * POINTS_ZERO;
function scoredEvents(seat, points) {
	const events = [];
	for (let left = points, kind = scored;; kind = scoredHigh) {
		const rest = ((left + POINTS_ZERO) % BASE + BASE) % BASE;
		events.unshift(kind.pack(seat, rest));
		left = (left + POINTS_ZERO - rest) / BASE;
		if (left === 0) return events;
	}
}
// packages/games/cgs/src/arithmetic/score.ts
function add$2(state, zone, { from, name, value }, into) {
	for (let card = firstIn(state, zone); card !== -1; card = nextIn(state, zone, card)) for (let i = from[card]; i < from[card + 1]; i++) into[name[i]] += value[i];
}
function eraSums(state, player, into) {
	const { ec, er } = state.rules.cards;
	into.required.fill(0);
	into.covered.fill(0);
	add$2(state, siteOf(player), ec, into.required);
	add$2(state, wreckOf(player), ec, into.required);
	add$2(state, siteOf(player), er, into.covered);
	return into;
}
const coversEra = (state, player) => isCovered(eraSums(state, player, scratchSums(state)));
function pointsOf(state, player) {
	const { required, covered } = eraSums(state, player, scratchSums(state));
	let points = 0;
	for (let name = 0; name < required.length; name++) points += covered[name] - required[name];
	return points + holdingsIn(state, siteOf(player));
}
function holdingsIn({ ints, rules }, zone) {
	const { is, designOf } = rules.cards;
	let sum = 0;
	for (let w = 0; w < rules.cards.setSize; w++) for (let bits = ints[zone + w] & is.stock[w]; bits !== 0; bits = withoutLowest(bits)) sum += designOf[lowestMember(w, bits)].holding;
	return sum;
}
// packages/games/cgs/src/ends/era.ts
const tell$6 = EVENTS.kinds;
const holdsMustPlay = (state, player) => personsOf(state, player).some((seat) => meets(state.ints, opsOf(seat), state.rules.cards.is.mustPlay));
const isFinaleEra = ({ eras }, era) => eras[era]?.hasFinale ?? false;
function finaleWinners(state) {
	const { ints, rules } = state;
	const [roleplay, won, by] = [
		ints[974],
		ints[975] === 1,
		ints[976]
	];
	if (!won && (roleplay === CATACLYSM || roleplay === EPIC)) return 0;
	if (roleplay === DOOMSDAY && !won) return allPlayers(state) & ~onlySeat(by);
	if (roleplay === DOOMSDAY || roleplay === EPIC) return onlySeat(by) & allPlayers(state);
	return isFinaleEra(rules.cards, ints[1]) ? 0 : void 0;
}
function pointWinners(state) {
	let winners = 0;
	let most = Number.NEGATIVE_INFINITY;
	for (let player = 0; player < state.rules.players; player++) {
		if (!hasSeat(allPlayers(state), player)) continue;
		if (holdsMustPlay(state, player) || !coversEra(state, player)) continue;
		const points = pointsOf(state, player);
		if (points > most) [winners, most] = [0, points];
		if (points === most) winners |= onlySeat(player);
	}
	return winners;
}
function eraWinners(state) {
	const decided = finaleWinners(state);
	if (decided === void 0) return pointWinners(state);
	if (!state.rules.options.mustPlayBeatsFinale) return decided;
	let winners = decided;
	for (let player = 0; player < state.rules.players; player++) if (holdsMustPlay(state, player)) winners &= ~onlySeat(player);
	return winners;
}
function scoreEra({ state, ints, rules, told }, cause) {
	const winners = eraWinners(state);
	told?.tell(tell$6.eraEnded.pack(CAUSES.indexOf(cause)), -1, false);
	for (let player = 0; player < rules.players; player++) {
		if (!hasSeat(allPlayers(state), player)) continue;
		if (told !== void 0) for (const event of scoredEvents(voiceOf(state, player), pointsOf(state, player))) told.tell(event, -1, false);
		if (!hasSeat(winners, player)) continue;
		ints[959 + player]++;
		ints[965 + player] = ints[1] + 1;
		told?.tell(tell$6.eraWon.pack(voiceOf(state, player)), -1, false);
	}
}
// packages/games/cgs/src/turn/flow.ts
const tell$5 = EVENTS.kinds;
const isBetweenAdventures = (ints) => ints[7] === -1;
function beginClaims(now) {
	fixAffiliations(now.state);
	now.ints[0] = CLAIM;
	now.ints[971] = 0;
	if (claimerOf(now.state) === -1) endClaims(now);
}
function endClaims(now) {
	takeClaims(now.state);
	beginTurn(now, now.ints[2]);
}
function beginTurn(now, player) {
	const { state, ints, rules, told } = now;
	let next = player;
	for (;;) {
		ints[0] = TURN;
		ints[3] = next;
		ints[4] = AT_POWER;
		fillFew(ints, 0, 871, 871 + rules.seats);
		if (freezes(now, next)) return endAdventure$1(now, "freeze", next);
		if (rewinds(now, next)) return afterAdventure(now, rewindAdventure(now, next), next);
		const asked$2 = ints[814 + next];
		if (asked$2 !== NO_REQUEST) {
			if (asked$2 === OF_ERA) return endEra$1(now, "unanswered", next);
			return endAdventure$1(now, "unanswered", rules.options.nextAfterUnanswered === "note" ? playerAfter(state, next) : next);
		}
		if (ints[808 + next] !== -1 && !hasTarget(state, next)) ints[808 + next] = -1;
		ints[5]++;
		told?.tell(tell$5.turns.pack(voiceOf(state, next)), -1, false);
		if (!hasSeat(ints[822], next)) return;
		if (passed(now, next)) return;
		next = playerAfter(state, next);
	}
}
function freezes({ ints, cards, state }, player) {
	const card = ints[808 + player];
	if (card === -1 || !isIn(cards.is.freeze, card)) return false;
	for (let rival = 0; rival < state.rules.players; rival++) if (rival !== player && hasSeat(allPlayers(state), rival) && lies(ints, immuneOf(rival), card)) return false;
	return true;
}
const rewinds = ({ ints, cards }, player) => ints[808 + player] !== -1 && isIn(cards.is.rewind, ints[808 + player]);
function endTurn(now, player) {
	if (!passed(now, player)) beginTurn(now, playerAfter(now.state, player));
}
function passed(now, player) {
	const { state, ints, rules } = now;
	const { passCap } = rules.options;
	ints[980] = ints[980] === -1 ? 0 : ints[980] + 1;
	if (passCap === 0 || ints[980] < passCap * playersLeft(state)) return false;
	const next = playerAfter(state, player);
	if (ints[814 + next] !== NO_REQUEST) return false;
	if (isBetweenAdventures(ints)) endEra$1(now, "passCap", next);
	else endAdventure$1(now, "passCap", next);
	return true;
}
function endAdventure$1(now, cause, next) {
	afterAdventure(now, resolveAdventure(now, cause), next);
}
function afterAdventure(now, after, next) {
	if (after === void 0) beginTurn(now, next);
	else endEra$1(now, after, next);
}
function endEra$1(now, cause, next) {
	const { ints, cards } = now;
	scoreEra(now, cause);
	if (ints[1] + 1 >= cards.eras.length) return endSession(now);
	ints[1]++;
	regroup(now.state);
	if (playersLeft(now.state) < 2) {
		clearEra(now.state);
		return endSession(now);
	}
	beginEra(now, hasSeat(ints[973], next) ? playerAfter(now.state, next) : next);
}
function endSession({ ints }) {
	ints[0] = OVER;
	ints[3] = ints[2];
	ints[4] = AT_POWER;
	ints[971] = 0;
	ints[980] = ints[979] = 0;
	ints[820] = NO_REQUEST;
	ints[821] = ints[822] = 0;
	ints.fill(-1, 808, 814);
	ints.fill(NO_REQUEST, 814, 820);
	ints.fill(-1, 823, 871);
	ints.fill(0, 871, 883);
	clearDoing(ints);
}
// packages/games/cgs/src/effects/doing.ts
const tell$4 = EVENTS.kinds;
const design = ({ cards }, card) => cards.designOf[card].index;
function beginEffects(now, card) {
	now.ints[884] = card;
	if (isIn(now.cards.is.effect, card)) nextEffect(now, RECOVER);
	else effectsOver(now, card);
}
function nextEffect(now, from) {
	const { state, ints, cards } = now;
	const card = ints[884];
	for (let doing$4 = from; doing$4 <= IMMUNE; doing$4++) {
		if (effectSet(state, doing$4, card) === void 0) continue;
		ints[0] = DOING;
		ints[883] = doing$4;
		ints[885] = -1;
		ints[886] = doing$4 === REUSE ? cards.designOf[card].reuse : 0;
		if (hasChoice(state)) return;
	}
	effectsOver(now, card);
}
function effectsOver(now, card) {
	const { state, ints, rules, cards } = now;
	const player = ints[3];
	if (ints[952] > 0) {
		const next = ints[888];
		ints.copyWithin(888, 889, 888 + ints[952]);
		ints[952]--;
		ints[883] = NOTHING;
		return beginEffects(now, next);
	}
	clearDoing(ints);
	ints[0] = TURN;
	ints[4] = AT_ADVENTURE;
	if (cards.designOf[ints[7]].roleplay === SOLO) return endAdventure$1(now, "solo", playerAfter(state, player));
	if (isIn(cards.is.rewind, card) && rules.options.rewind === "atOnce") afterAdventure(now, rewindAdventure(now, player), playerAfter(state, player));
}
function closeBatch$1(now) {
	const { ints, cards } = now;
	let kept = 0;
	for (let i = 0; i < ints[952]; i++) {
		const card = ints[888 + i];
		if (isIn(cards.is.effect, card)) ints[888 + kept++] = card;
	}
	ints[952] = kept;
	ints[883] = NOTHING;
	effectsOver(now, -1);
}
function finishDoing(now) {
	const { ints } = now;
	if (ints[883] !== POWER) return nextEffect(now, ints[883] + 1);
	const active = ints[887];
	ints[886] = active === -1 ? 0 : ints[886] & ~(1 << active);
	ints[887] = ints[885] = -1;
	if (ints[886] === 0 || !hasChoice(now.state)) powersOver(now);
}
function powersOver({ ints }) {
	clearDoing(ints);
	ints[808 + ints[3]] = -1;
	ints[0] = TURN;
	ints[4] = AT_ERA;
}
function settle(now) {
	if (!hasChoice(now.state)) finishDoing(now);
}
function hit$2(now, seat, power, layer, card) {
	const { state, ints, told } = now;
	const player = ints[3];
	if (ints[0] === TURN) {
		const source = ints[808 + player];
		ints[0] = DOING;
		ints[883] = POWER;
		ints[884] = source;
		ints[886] = now.cards.designOf[source].powers;
	}
	ints[885] = playerOf(state, layer);
	ints[887] = power;
	if (power >= 4) {
		moveCard(ints, card, groundOf(layer), wreckOf(player));
		barCard(ints, card);
		ints[979] = 1;
		told?.tell(tell$4.wrecked.pack(voiceOf(state, player), design(now, card)), -1, false);
	} else if (power >= 2) {
		moveCard(ints, card, groundOf(layer), groundOf(seat));
		told?.tell(tell$4.diverted.pack(seat, design(now, card)), -1, false);
	} else {
		moveCard(ints, card, groundOf(layer), opsOf(layer));
		barCard(ints, card);
		told?.tell(tell$4.disabled.pack(layer, design(now, card)), -1, false);
	}
	if (isSingle(power)) finishDoing(now);
	else settle(now);
}
function recover$2(now, layer, card) {
	const { ints, told } = now;
	moveCard(ints, card, groundOf(layer), opsOf(layer));
	told?.tell(tell$4.recovered.pack(layer, design(now, card)), -1, false);
	finishDoing(now);
}
function reuse$2(now, seat, card, rival) {
	const { ints, told } = now;
	moveCard(ints, card, wreckOf(rival), opsOf(seat));
	ints[885] = rival;
	ints[886]--;
	told?.tell(tell$4.reused.pack(seat, design(now, card), voiceOf(now.state, rival)), -1, false);
	if (ints[886] === 0) finishDoing(now);
	else settle(now);
}
function seize$2(now, seat, holder, card) {
	const { state, ints, told } = now;
	const rival = playerOf(state, holder);
	moveCard(ints, card, opsOf(holder), opsOf(seat));
	ints[885] = rival;
	told?.tell(tell$4.seized.pack(seat, design(now, card), voiceOf(now.state, rival)), -1, false);
	if (ints[883] === SEIZE1) finishDoing(now);
	else settle(now);
}
function becomeImmune(now, card) {
	const { ints, told } = now;
	const player = ints[3];
	addMember(ints, immuneOf(player), card);
	told?.tell(tell$4.immune.pack(voiceOf(now.state, player), design(now, card)), -1, false);
	finishDoing(now);
}
function layInBatch(now, card) {
	const { ints } = now;
	ints[888 + ints[952]++] = card;
}
function beginBatch({ ints }) {
	ints[0] = DOING;
	ints[883] = BATCH;
	ints[952] = 0;
}
// packages/games/cgs/src/turn/requests.ts
const tell$3 = EVENTS.kinds;
function request(now, what) {
	const { state, ints, told } = now;
	const player = ints[3];
	told?.tell(tell$3.asked.pack(voiceOf(state, player), what), -1, false);
	ints[820] = what;
	ints[821] = rivalsOf(state, player) & ~ints[822];
	ints[0] = ANSWER;
	settleRequest(now);
}
function answer$1(now, player, yes) {
	const { ints, told } = now;
	told?.tell(tell$3.answered.pack(voiceOf(now.state, player), yes ? 1 : 0), -1, false);
	ints[821] = withoutSeat(ints[821], player);
	if (yes) settleRequest(now);
	else refused(now);
}
function settleRequest(now) {
	const { state, ints } = now;
	if (ints[821] !== 0) return;
	const what = ints[820];
	const next = playerAfter(state, ints[3]);
	ints[820] = NO_REQUEST;
	ints[0] = TURN;
	if (what === OF_ERA) endEra$1(now, "agreed", next);
	else endAdventure$1(now, "agreed", next);
}
function refused({ ints, rules }) {
	const what = ints[820];
	const player = ints[3];
	let special = false;
	for (let one = 0; one < rules.players; one++) special ||= ints[808 + one] !== -1;
	if (!special || rules.options.requestInSpecialRound === "literal") ints[814 + player] = what;
	ints[820] = NO_REQUEST;
	ints[821] = 0;
	ints[0] = TURN;
	ints[4] = what === OF_ERA ? AT_PLAY : AT_PASS;
}
// packages/games/cgs/src/leave.ts
const tell$2 = EVENTS.kinds;
function leave(now, seat) {
	const { state, ints, told } = now;
	const player = playerOf(state, seat);
	told?.tell(tell$2.left.pack(seat), -1, false);
	ints[972] = withSeat(ints[972], seat);
	ints[971] = withoutSeat(ints[971], seat);
	ints.fill(-1, slotsOf(seat), slotsOf(seat) + 4);
	ints[871 + seat] = 0;
	if (presentOf(state, player).length > 0) return leaveGroup(now, seat, player);
	eliminate(now, player);
}
function leaveGroup(now, seat, player) {
	const { state, ints } = now;
	const mates = presentOf(state, player);
	const cards = cardsIn(state, opsOf(seat));
	clearZone(ints, opsOf(seat));
	handOut(ints, mates, cards);
	for (const card of cardsIn(state, groundOf(seat))) moveCard(ints, card, groundOf(seat), groundOf(mates[0]));
	if (ints[0] === STUDY && allReady(now)) beginClaims(now);
}
const allReady = ({ ints, rules }) => (allSeats(rules.seats) & ~ints[972] & ~ints[971]) === 0;
function eliminate(now, player) {
	const { state, ints } = now;
	const wasTurning = ints[3] === player;
	const phase$5 = ints[0];
	ints[973] = withSeat(ints[973], player);
	const wasHero = ints[6] === player;
	clearCards(now, player);
	if (wasHero) undoAdventure(now);
	forget(now, player);
	refreshOpen(state);
	if (playersLeft(state) < 2) return endSession(now);
	switch (phase$5) {
		case STUDY:
			if (ints[2] === player) ints[2] = ints[3] = playerAfter(state, player);
			if (allReady(now)) beginClaims(now);
			return;
		case CLAIM:
			if (ints[2] === player) ints[2] = ints[3] = playerAfter(state, player);
			if (claimerOf(state) === -1) endClaims(now);
			return;
		default: leaveTurn(now, player, wasTurning, wasHero);
	}
}
function leaveTurn(now, player, wasTurning, wasHero) {
	const { state, ints } = now;
	if (wasTurning) {
		ints[820] = NO_REQUEST;
		ints[821] = 0;
		clearDoing(ints);
		const all = allPlayers(state);
		const next = playerAfter(state, player);
		if (ints[7] !== -1 && (ints[822] & all) === all) return endAdventure$1(now, "out", next);
		return beginTurn(now, next);
	}
	const phase$4 = ints[0];
	if (wasHero && phase$4 !== TURN) {
		ints[0] = TURN;
		if (phase$4 === ANSWER) ints[4] = AT_PASS;
	} else if (phase$4 === ANSWER) settleRequest(now);
	else if (phase$4 === DOING && ints[883] !== BATCH && !hasChoice(state)) finishDoing(now);
}
function clearCards({ state, ints }, player) {
	for (const seat of personsOf(state, player)) {
		for (const zone of [opsOf(seat), groundOf(seat)]) forgetCards(ints, state.rules.players, zone);
		clearZone(ints, opsOf(seat));
		clearZone(ints, groundOf(seat));
	}
	forgetCards(ints, state.rules.players, wreckOf(player));
	clearZone(ints, wreckOf(player));
	clearZone(ints, siteOf(player));
}
function forgetCards(ints, players, zone) {
	for (let w = 0; w < 16; w++) {
		ints[600 + w] &= ~ints[zone + w];
		for (let one = 0; one < players; one++) ints[immuneOf(one) + w] &= ~ints[zone + w];
	}
}
function forget({ ints }, player) {
	ints[808 + player] = -1;
	ints[814 + player] = NO_REQUEST;
	ints[821] = withoutSeat(ints[821], player);
	ints[822] = withoutSeat(ints[822], player);
	ints[953 + player] = -1;
	clearZone(ints, immuneOf(player));
}
// packages/games/cgs/src/setup.ts
function parseGroups(text) {
	if (text === "") return void 0;
	if (!/^[\d,/ ]+$/.test(text)) return void 0;
	const groups = text.split("/").map((era) => era.split(",").map(Number));
	const persons = (sizes) => sizes.reduce((sum, n) => sum + n, 0);
	const [first] = groups;
	return groups.every((sizes) => sizes.length === first.length && persons(sizes) === persons(first) && sizes.every((n) => Number.isInteger(n) && n >= 1)) && first.length >= 2 && first.length <= 6 && persons(first) <= 12 ? groups : void 0;
}
function parsePacks(given) {
	const path = "options.pack";
	if (!Array.isArray(given)) return parsePack(given, path);
	if (given.length === 0 || given.length > 8) return fail([{
		code: "bad-option",
		message: `a session has 1 to 8 packs`,
		clause: "CGS-FILE-7",
		path
	}]);
	const parsed = given.map((one, i) => parsePack(one, `${path}.${i}`));
	const faults = parsed.flatMap((one) => one.ok ? [] : one.fault);
	return faults.length > 0 ? fail(faults) : ok(parsed.flatMap((one) => one.ok ? [one.value] : []));
}
function parsePack(given, path) {
	if (typeof given === "object" && given !== null) {
		const { text, name: _name, ...more } = given;
		return typeof text === "string" && Object.keys(more).length === 0 ? ok({ text }) : fail([{
			code: "not-a-pack",
			message: "a pack that is brought has a text, and nothing else",
			path
		}]);
	}
	const parsed = parseOptionTable({ pack: OPTIONS.pack }, given === void 0 ? {} : { pack: given });
	return parsed.ok ? ok(parsed.value.pack) : fail(parsed.fault.map((fault) => ({
		...fault,
		path
	})));
}
function parseOptions(input, seats) {
	const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
	const { pack: given, ...others } = isObject ? input : { pack: void 0 };
	const parsed = parseOptionTable(OPTIONS, isObject ? others : input);
	const pack = parsePacks(given);
	if (!parsed.ok || !pack.ok) return fail([...pack.ok ? [] : pack.fault, ...parsed.ok ? [] : parsed.fault]);
	const options = {
		...parsed.value,
		pack: pack.value
	};
	const faults = [];
	const wrong = (option, message, clause) => {
		faults.push({
			code: "bad-option",
			message,
			clause,
			path: `options.${option}`
		});
	};
	const session = sessionOf(options.pack);
	if (!session.ok) faults.push(...session.fault);
	else if (options.skip >= session.value.eras.length) wrong("skip", `the pack has ${session.value.eras.length} eras, and one must be played`, "CGS-SES-4");
	const groups = parseGroups(options.groups);
	if (options.groups !== "" && groups === void 0) wrong("groups", "groups are written 2,1 or, for each era, 2,1/1,2", "CGS-GRP-1");
	const persons = groups?.[0].reduce((sum, n) => sum + n, 0) ?? seats;
	if (persons !== seats) wrong("groups", `${persons} persons, and ${seats} sit at the table`, "CGS-GRP-1");
	const players = groups?.[0].length ?? seats;
	if (players > 6) wrong("groups", `at most 6 players, or groups of them`, "CGS-FILE-7");
	if (options.first !== "lot" && playerNamed$1(options.first) >= players) wrong("first", `there is no player ${options.first}`, "CGS-R-157");
	return faults.length > 0 ? fail(faults) : ok(options);
}
const playerNamed$1 = (name) => name.charCodeAt(0) - "a".charCodeAt(0);
const affiliationsIn = ({ cards }) => new Set(cards.flatMap(({ card }) => card.attributes.globals.get("Affiliation") ?? [])).size;
function seatsFor(options) {
	const pack = sessionOf(options.pack);
	if (!pack.ok) return [];
	const { players, eras, customized } = pack.value;
	const most = customized ? 6 : Math.min(6, ...eras.map(affiliationsIn));
	const may = players.length > 0 ? players.filter((n) => n >= 2 && n <= 6) : Array.from({ length: Math.max(1, most - 1) }, (_, i) => i + 2);
	const groups = parseGroups(options.groups);
	if (groups === void 0) return may;
	return may.includes(groups[0].length) ? [groups[0].reduce((sum, n) => sum + n, 0)] : [];
}
function seating(options, seats, eras) {
	const groups = parseGroups(options.groups) ?? [Array(seats).fill(1)];
	return Array.from({ length: eras }, (_, era) => {
		const sizes = groups[Math.min(era, groups.length - 1)];
		let next = 0;
		return sizes.map((persons) => Array.from({ length: persons }, () => next++));
	});
}
function teams(options, seats) {
	const eras = seating(options, seats, cardsFor(options).eras.length);
	return eras[eras.length - 1].map(seatSet);
}
function create(options, seats) {
	const cards = cardsFor(options);
	const seatsOf = seating(options, seats, cards.eras.length);
	const playerOf = seatsOf.map((players) => Array.from({ length: seats }, (_, seat) => players.findIndex((persons) => persons.includes(seat))));
	const groups = seatsOf.map((players) => players.map(seatSet));
	return {
		ints: /* @__PURE__ */ new Int32Array(981),
		rules: {
			options,
			seats,
			players: seatsOf[0].length,
			cards,
			deck: cards.deck,
			playerOf,
			seatsOf,
			groups
		}
	};
}
function clear(ints) {
	ints.fill(0);
	ints[6] = ints[7] = ints[884] = ints[885] = ints[887] = -1;
	ints[974] = ints[976] = -1;
	ints.fill(-1, 808, 814);
	ints.fill(-1, 953, 959);
	ints.fill(-1, 823, 871);
}
const firstNamed = (options) => options.first === "lot" ? void 0 : playerNamed$1(options.first);
// packages/games/cgs/src/trade/play.ts
const { offer: offer$1, accept: accept$1, decline: decline$1, withdraw: withdraw$1 } = MOVES.kinds;
const tell$1 = EVENTS.kinds;
function playTrade(now, seat, move) {
	const { state, ints, told } = now;
	const { seat: other, mine, theirs } = ([
		offer$1,
		withdraw$1,
		accept$1
	].find((one) => one.is(move)) ?? decline$1).read(move);
	const says = (event) => told?.tell(tell$1[event].pack(seat, designIn(mine), other, designIn(theirs)), -1, false);
	if (offer$1.is(move)) {
		addOffer(state, seat, offerOf(mine, other, theirs));
		ints[871 + seat]++;
		says("offered");
	} else if (withdraw$1.is(move)) {
		dropOffer(state, seat, offerOf(mine, other, theirs));
		says("withdrawn");
	} else {
		dropOffer(state, other, offerOf(theirs, seat, mine));
		if (accept$1.is(move)) swap(now, seat, mine, other, theirs);
		says(accept$1.is(move) ? "traded" : "refusedOffer");
	}
}
function swap({ state, ints }, seat, mine, other, theirs) {
	const [here, there] = [copyIn(state, opsOf(seat), mine), copyIn(state, opsOf(other), theirs)];
	moveCard(ints, there, opsOf(other), opsOf(seat));
	moveCard(ints, here, opsOf(seat), opsOf(other));
}
function sitOut$1({ state, ints, told }, seat) {
	const player = playerOf(state, seat);
	ints[822] = withSeat(ints[822], player);
	if (!isTurning(state, player)) ints[871 + seat]++;
	told?.tell(tell$1.satOut.pack(voiceOf(state, player)), -1, false);
}
function rejoin$1({ state, ints, told }, seat) {
	const player = playerOf(state, seat);
	ints[822] = withoutSeat(ints[822], player);
	told?.tell(tell$1.rejoined.pack(voiceOf(state, player)), -1, false);
}
// packages/games/cgs/src/play.ts
const { claim: claim$2, play: playMove, add: add$1, close, hit: hit$1, recover: recover$1, reuse: reuse$1, seize: seize$1, shield: shield$1, done } = MOVES.kinds;
const { endAdventure, endEra, agree, pass, sitOut, rejoin, resign, time } = MOVES.kinds;
const tell = EVENTS.kinds;
function setup(state, rng) {
	const { ints, rules } = state;
	clear(ints);
	ints.set(rules.cards.skipped, 584);
	beginEra(nowOf(state, rng, void 0), firstNamed(rules.options) ?? rng.below(rules.players));
	return toAct(state);
}
const nowOf = (state, rng, told) => ({
	state,
	ints: state.ints,
	rules: state.rules,
	cards: state.rules.cards,
	rng,
	told
});
function play$1(state, seat, move, rng, told) {
	const now = nowOf(state, rng, told);
	if (resign.is(move)) leave(now, seat);
	else if (time.is(move)) runOut(now, seat);
	else if (MOVES.mayBeAside(move)) playAside(now, seat, move);
	else playMoveOf(now, seat, move);
	refreshOffers(state);
	return toAct(state);
}
function playAside(now, seat, move) {
	const { state, ints } = now;
	if (rejoin.is(move)) return rejoin$1(now, seat);
	if (!sitOut.is(move)) return playTrade(now, seat, move);
	const player = playerOf(state, seat);
	sitOut$1(now, seat);
	if (ints[0] !== TURN || ints[3] !== player) return;
	const all = allPlayers(state);
	if ((ints[822] & all) === all) endAdventure$1(now, "out", playerAfter(state, player));
	else endTurn(now, player);
}
function playMoveOf(now, seat, move) {
	const player = playerOf(now.state, seat);
	switch (now.ints[0]) {
		case STUDY: return makeReady(now, seat);
		case CLAIM: return makeClaim(now, player, claim$2.get.affiliation(move));
		case ANSWER: return answer$1(now, player, agree.is(move));
		case DOING: return playDoing(now, seat, move);
		default: return playTurn(now, seat, player, move);
	}
}
function playTurn(now, seat, player, move) {
	const { state, ints, told } = now;
	if (hit$1.is(move)) return playHit(now, seat, move);
	if (ints[4] === AT_POWER) ints[808 + player] = -1;
	if (done.is(move)) {
		ints[4] = AT_ERA;
		told?.tell(tell.declined.pack(voiceOf(state, player)), -1, false);
	} else if (playMove.is(move)) playCard(now, seat, copyIn(state, opsOf(seat), playMove.get.face(move)));
	else if (endEra.is(move)) request(now, OF_ERA);
	else if (endAdventure.is(move)) request(now, OF_ADVENTURE);
	else if (pass.is(move)) passTurn(now, player);
}
function makeReady(now, seat) {
	const { state, ints, told } = now;
	ints[971] = withSeat(ints[971], seat);
	told?.tell(tell.ready.pack(seat), -1, false);
	if (toAct(state) === 0) beginClaims(now);
}
function makeClaim(now, player, affiliation) {
	const { state, ints, told } = now;
	ints[953 + player] = affiliation;
	told?.tell(tell.claimed.pack(voiceOf(state, player), affiliation), -1, false);
	if (claimerOf(state) === -1) endClaims(now);
}
function passTurn(now, player) {
	now.told?.tell(tell.passed.pack(voiceOf(now.state, player)), -1, false);
	endTurn(now, player);
}
function layCard({ ints, rules, cards, told }, seat, card) {
	moveCard(ints, card, opsOf(seat), groundOf(seat));
	fillFew(ints, NO_REQUEST, 814, 814 + rules.players);
	ints[980] = -1;
	told?.tell(tell.played.pack(seat, cards.designOf[card].index), -1, false);
}
function playCard(now, seat, card) {
	const { state, ints, cards, rules } = now;
	const player = playerOf(state, seat);
	layCard(now, seat, card);
	ints[4] = AT_ADVENTURE;
	if (isIn(cards.is.adventure, card)) {
		ints[6] = player;
		ints[7] = card;
		if (cards.designOf[card].roleplay === SOLO) beginBatch(now);
		return;
	}
	if (isIn(cards.is.rewind, card) && rules.options.rewind === "afterSpecialRound" || isIn(cards.is.power, card) && !isIn(cards.is.rewind, card)) ints[808 + player] = card;
	beginEffects(now, card);
}
function playHit(now, seat, move) {
	const { power, seat: layer, face } = hit$1.read(move);
	hit$2(now, seat, power, layer, copyIn(now.state, groundOf(layer), face));
}
function playDoing(now, seat, move) {
	const { state, ints, told } = now;
	if (hit$1.is(move)) playHit(now, seat, move);
	else if (add$1.is(move)) {
		const card = copyIn(state, opsOf(seat), add$1.get.face(move));
		layCard(now, seat, card);
		layInBatch(now, card);
	} else if (close.is(move)) {
		told?.tell(tell.closed.pack(voiceOf(state, ints[3])), -1, false);
		closeBatch$1(now);
	} else if (done.is(move)) {
		told?.tell(tell.declined.pack(voiceOf(state, ints[3])), -1, false);
		finishDoing(now);
	} else if (recover$1.is(move)) {
		const { seat: layer, face } = recover$1.read(move);
		recover$2(now, layer, copyIn(state, groundOf(layer), face));
	} else if (seize$1.is(move)) {
		const { seat: holder, face } = seize$1.read(move);
		seize$2(now, seat, holder, copyIn(state, opsOf(holder), face));
	} else if (shield$1.is(move)) {
		const { seat: layer, face } = shield$1.read(move);
		becomeImmune(now, copyIn(state, groundOf(layer), face));
	} else if (reuse$1.is(move)) {
		const { player: rival, face } = reuse$1.read(move);
		reuse$2(now, seat, copyIn(state, wreckOf(rival), face), rival);
	}
}
function runOut(now, seat) {
	const { state, ints, told } = now;
	const player = playerOf(state, seat);
	if (!hasSeat(toAct(state), seat)) return;
	told?.tell(tell.late.pack(seat), -1, false);
	switch (ints[0]) {
		case STUDY: return makeReady(now, seat);
		case CLAIM: return makeClaim(now, player, freeAffiliations(state)[0]);
		case ANSWER: return answer$1(now, player, false);
		default: return runOutOfTurn(now, player);
	}
}
function runOutOfTurn(now, player) {
	const { ints } = now;
	const turn = ints[5];
	if (ints[0] === DOING && ints[883] === BATCH) closeBatch$1(now);
	while (ints[0] === DOING && ints[5] === turn) finishDoing(now);
	if (ints[0] === TURN && ints[5] === turn) {
		if (ints[4] === AT_POWER) ints[808 + player] = -1;
		passTurn(now, player);
	}
}
// packages/games/cgs/src/view/standing.ts
const playersOf = ({ rules }) => Array.from({ length: rules.players }, (_, i) => i);
function adventureStanding(state) {
	const { ints, rules } = state;
	if (ints[7] === -1) return null;
	const sums = playersOf(state).map((player) => reckon(state, player, sumsFor(state)));
	const names = [...rules.cards.names.keys()].filter((name) => sums.some(({ named }) => named[name] === 1));
	const winner = winnerOf(state);
	const more = playersOf(state).map((player) => stillToCome(state, player));
	const { roleplay } = rules.cards.designOf[ints[7]];
	const together = isCooperative(roleplay);
	const addedBy = (player, name) => more.reduce((sum, added, one) => together || one === player ? sum + added[name] : sum, 0);
	return {
		costs: names.map((name) => ({
			name,
			required: sums.map(({ required }) => required[name]),
			covered: sums.map(({ covered }) => covered[name])
		})),
		reach: names.map((name) => sums.map(({ covered }, player) => covered[name] + addedBy(player, name))),
		covers: sums.map(isCovered),
		overflow: sums.map((sum) => overflowOf(sum, rules.options.overflow === "surplus")),
		winner: winner === -1 ? null : winner
	};
}
function stillToCome(state, player) {
	const { ints, rules } = state;
	const { ar, designOf, is, names, setSize: size } = rules.cards;
	const { accepts = is.support } = designOf[ints[7]];
	const added = new Float64Array(names.length);
	const seats = personsOf(state, player);
	const counted = emptySet(size);
	for (const seat of seats) for (const card of cardsIn(state, groundOf(seat))) addAll(counted, designOf[card].sameNumber);
	for (const seat of seats) for (const card of cardsIn(state, opsOf(seat))) {
		if (!(isIn(accepts, card) && lies(ints, openOf(player), card) && !isBarred(ints, card)) || isIn(counted, card)) continue;
		addAll(counted, designOf[card].sameNumber);
		for (let i = ar.from[card]; i < ar.from[card + 1]; i++) added[ar.name[i]] += ar.value[i];
	}
	return added;
}
function eraStanding(state, player) {
	const { required, covered } = eraSums(state, player, scratchSums(state));
	const bill = [...required.keys()].filter((name) => required[name] > 0 || covered[name] > 0).map((name) => [
		name,
		required[name],
		covered[name]
	]);
	return {
		points: pointsOf(state, player),
		bill
	};
}
// packages/games/cgs/src/view/view.ts
const upTo$1 = (n) => Array.from({ length: n }, (_, i) => i);
const orNull = (word) => word === -1 ? null : word;
function view(state, viewer) {
	const { ints, rules } = state;
	const { designOf } = rules.cards;
	const [seats, players] = [upTo$1(rules.seats), upTo$1(rules.players)];
	const faces = (zone) => facesIn(state, zone);
	const design = (card) => card === -1 ? null : designOf[card].index;
	return {
		viewer,
		era: ints[1],
		phase: PHASES[ints[0]],
		first: ints[2],
		turn: ints[3],
		step: STEPS[ints[4]],
		turns: ints[5],
		hero: orNull(ints[6]),
		current: design(ints[7]),
		ops: seats.map((seat) => faces(opsOf(seat))),
		ground: seats.map((seat) => faces(groundOf(seat))),
		site: players.map((player) => faces(siteOf(player))),
		wreck: players.map((player) => faces(wreckOf(player))),
		common: faces(584),
		pending: players.map((player) => design(ints[808 + player])),
		immune: players.flatMap((player) => cardsIn(state, immuneOf(player)).map((card) => [
			player,
			layerOf(state, card),
			designOf[card].index
		])),
		asked: players.map((player) => REQUESTS[ints[814 + player]]),
		request: REQUESTS[ints[820]],
		answers: seatsOf(ints[821]),
		out: seatsOf(ints[822]),
		offers: seats.flatMap((seat) => openOffers(state, seat).map((one) => [
			seat,
			mineOf(one),
			toOf(one),
			theirsOf(one)
		])),
		made: seats.map((seat) => ints[871 + seat]),
		doing: ints[0] === DOING ? doingView(state) : null,
		claimed: players.map((player) => orNull(ints[953 + player])),
		wins: players.map((player) => ints[959 + player]),
		latest: players.map((player) => ints[965 + player]),
		ready: seatsOf(ints[971]),
		gone: seatsOf(ints[972]),
		lost: seatsOf(ints[973]),
		last: ints[974] === -1 ? null : {
			roleplay: ROLEPLAYS[ints[974]],
			won: ints[975] === 1,
			by: ints[976]
		},
		adventures: ints[977],
		idle: ints[978],
		busy: ints[979] === 1,
		quiet: ints[980],
		...rules.seats === rules.players ? {} : { groups: rules.seatsOf },
		standing: adventureStanding(state),
		eras: players.map((player) => eraStanding(state, player))
	};
}
function doingView({ ints, rules }) {
	const { designOf } = rules.cards;
	const card = ints[884];
	return {
		what: DOINGS[ints[883]],
		card: card === -1 ? null : designOf[card].index,
		queue: [...ints.subarray(888, 888 + ints[952])].map((one) => designOf[one].index),
		from: orNull(ints[885]),
		left: ints[886],
		power: orNull(ints[887])
	};
}
function imagine(seen, into) {
	const { ints } = into;
	clear(ints);
	ints[1] = seen.era;
	ints[0] = PHASES.indexOf(seen.phase);
	ints[2] = seen.first;
	ints[3] = seen.turn;
	ints[4] = STEPS.indexOf(seen.step);
	ints[5] = seen.turns;
	layCards(seen, into);
	const played = (player, design) => {
		for (const seat of personsOf(into, player)) {
			const copy = copyIn(into, groundOf(seat), faceOfDesign(design, false));
			if (copy !== -1) return copy;
		}
		return invariant(false, "a played card is not in its playground");
	};
	ints[6] = seen.hero ?? -1;
	if (seen.current !== null && seen.hero !== null) ints[7] = played(seen.hero, seen.current);
	for (const [player, design] of seen.pending.entries()) ints[808 + player] = design === null ? -1 : played(player, design);
	for (const [player, seat, design] of seen.immune) addMember(ints, immuneOf(player), copyIn(into, groundOf(seat), faceOfDesign(design, false)));
	for (const [player, what] of seen.asked.entries()) ints[814 + player] = REQUESTS.indexOf(what);
	ints[820] = REQUESTS.indexOf(seen.request);
	for (const field of [
		"answers",
		"out",
		"ready",
		"gone",
		"lost"
	]) ints[offsets_exports[field]] = seatSet(seen[field]);
	for (const [seat, mine, to, theirs] of seen.offers) addOffer(into, seat, offerOf(mine, to, theirs));
	ints.set(seen.made, 871);
	if (seen.doing !== null) {
		const { what, card, queue: queue$4, from, left, power } = seen.doing;
		ints[883] = DOINGS.indexOf(what);
		ints[884] = card === null ? -1 : played(seen.turn, card);
		for (const [i, design] of queue$4.entries()) ints[888 + i] = played(seen.turn, design);
		ints[952] = queue$4.length;
		ints[885] = from ?? -1;
		ints[886] = left;
		ints[887] = power ?? -1;
	}
	for (const [player, one] of seen.claimed.entries()) ints[953 + player] = one ?? -1;
	ints.set(seen.wins, 959);
	ints.set(seen.latest, 965);
	if (seen.last !== null) {
		ints[974] = ROLEPLAYS.indexOf(seen.last.roleplay);
		ints[975] = seen.last.won ? 1 : 0;
		ints[976] = seen.last.by;
	}
	ints[977] = seen.adventures;
	ints[978] = seen.idle;
	ints[979] = seen.busy ? 1 : 0;
	ints[980] = seen.quiet;
	refreshOpen(into);
}
function layCards(seen, { ints, rules }) {
	const used = new Int32Array(rules.cards.designs.length);
	const lay = (zone, faces) => {
		for (const face of faces) {
			const { index, first } = rules.cards.designs[designIn(face)];
			const copy = first + used[index]++;
			addMember(ints, zone, copy);
			if (isBarredFace(face)) addMember(ints, 600, copy);
		}
	};
	for (const [seat, faces] of seen.ops.entries()) lay(opsOf(seat), faces);
	for (const [seat, faces] of seen.ground.entries()) lay(groundOf(seat), faces);
	for (const [player, faces] of seen.site.entries()) lay(siteOf(player), faces);
	for (const [player, faces] of seen.wreck.entries()) lay(wreckOf(player), faces);
	lay(584, seen.common);
}
// packages/games/cgs/src/text/names.ts
const LETTERS = "abcdef";
const playerName = (player) => LETTERS[player] ?? "?";
const playerNamed = ({ rules }, name) => {
	const player = name.length === 1 ? LETTERS.indexOf(name) : -1;
	return player < rules.players ? player : -1;
};
function seatName(state, seat) {
	if (seat >= state.rules.seats) return "?";
	const player = playerOf(state, seat);
	const persons = personsOf(state, player);
	return persons.length === 1 ? playerName(player) : `${playerName(player)}${persons.indexOf(seat) + 1}`;
}
function seatNamed(state, name) {
	for (let seat = 0; seat < state.rules.seats; seat++) if (seatName(state, seat) === name) return seat;
	return -1;
}
const faceName = ({ rules }, face) => `${rules.cards.designs[designIn(face)]?.label ?? "?"}${isBarredFace(face) ? "!" : ""}`;
function faceNamed({ rules }, text) {
	const barred = text.endsWith("!");
	const design = rules.cards.byLabel.get(barred ? text.slice(0, -1) : text);
	return design === void 0 ? -1 : faceOfDesign(design.index, barred);
}
// packages/games/cgs/src/text/draw.ts
function draw(state, viewer) {
	const seen = view(state, viewer);
	const { cards } = state.rules;
	const card = (face) => {
		const { card } = cards.designs[designIn(face)];
		return `${card.number}${isBarredFace(face) ? "!" : ""} ${titleOf(card)}`;
	};
	const line = (name, faces) => faces.length === 0 ? [] : [`${name.padEnd(10)} ${faces.map(card).join(" · ")}`];
	const { standing } = seen;
	return [
		`${cards.eras[seen.era].name}, ${seen.phase}${isTurn(seen.phase) ? ` of ${playerName(seen.turn)}` : ""}`,
		...seen.current === null || seen.hero === null ? [] : line(`hero ${playerName(seen.hero)}`, [faceOfDesign(seen.current, false)]),
		...(standing?.costs ?? []).map(({ name, required, covered }) => `  ${cards.names[name]}: ${required.map((need, player) => `${playerName(player)} ${covered[player]}/${need}`).join(", ")}`),
		...seen.ground.flatMap((faces, seat) => line(`ground ${seatName(state, seat)}`, faces)),
		...line("common", seen.common),
		...seen.site.flatMap((faces, player) => line(`site ${playerName(player)}`, faces)),
		...seen.wreck.flatMap((faces, player) => line(`wreck ${playerName(player)}`, faces)),
		...seen.ops.flatMap((faces, seat) => line(`ops ${seatName(state, seat)}`, faces)),
		`points ${seen.eras.map(({ points }, player) => `${playerName(player)} ${points}`).join(", ")}`
	].join("\n");
}
const isTurn = (phase) => phase === "turn" || phase === "answer" || phase === "doing";
// packages/games/cgs/src/text/moves.ts
const { kinds } = MOVES;
const { claim: claim$1, play, add, hit, recover, reuse, seize, shield, offer, accept, decline, withdraw } = kinds;
const BARE$1 = {
	ready: kinds.ready,
	close: kinds.close,
	done: kinds.done,
	"end adventure": kinds.endAdventure,
	"end era": kinds.endEra,
	agree: kinds.agree,
	refuse: kinds.refuse,
	pass: kinds.pass,
	"sit out": kinds.sitOut,
	rejoin: kinds.rejoin,
	resign: kinds.resign,
	time: kinds.time
};
function powersNow({ ints, rules }) {
	const source = ints[0] === DOING && ints[883] === POWER ? ints[884] : ints[808 + ints[3]];
	return source === -1 ? 0 : rules.cards.designOf[source].powers;
}
function powerName(state, power) {
	const both = 3 << (power & -2);
	return (powersNow(state) & both) === both ? POWERS[power] : POWERS[power & -2];
}
function powerNamed(state, word) {
	const named = POWERS.indexOf(word);
	const onlySingle = (powersNow(state) >>> named & 3) === 2;
	return named >= 0 && (named & 1) === 0 && onlySingle ? named + 1 : named;
}
const seizeName = ({ ints, rules }) => ints[883] === SEIZE1 && rules.cards.designOf[ints[884]].seizes !== void 0 ? "seize1" : "seize";
function makeMove(state, seat, move) {
	const of = (owner, face) => `${seatName(state, owner)}:${faceName(state, face)}`;
	if (claim$1.is(move)) return `claim ${state.rules.cards.affiliations[claim$1.get.affiliation(move)] ?? "?"}`;
	if (play.is(move)) return `play ${faceName(state, play.get.face(move))}`;
	if (add.is(move)) return `add ${faceName(state, add.get.face(move))}`;
	if (hit.is(move)) {
		const { power, seat: layer, face } = hit.read(move);
		return `${powerName(state, power)} ${of(layer, face)}`;
	}
	if (recover.is(move)) {
		const { seat: layer, face } = recover.read(move);
		return `recover ${layer === seat && personsOf(state, playerOf(state, seat)).length === 1 ? faceName(state, face) : of(layer, face)}`;
	}
	if (reuse.is(move)) {
		const { player, face } = reuse.read(move);
		return `reuse ${playerName(player)}:${faceName(state, face)}`;
	}
	if (seize.is(move)) return `${seizeName(state)} ${of(seize.get.seat(move), seize.get.face(move))}`;
	if (shield.is(move)) return `immune ${of(shield.get.seat(move), shield.get.face(move))}`;
	const trade = [
		offer,
		withdraw,
		accept,
		decline
	].find((kind) => kind.is(move));
	if (trade === void 0) return Object.entries(BARE$1).find(([, kind]) => kind.is(move))?.[0] ?? "";
	const { seat: other, mine, theirs } = trade.read(move);
	return trade === offer || trade === withdraw ? `${trade.name} ${faceName(state, mine)} for ${of(other, theirs)}` : `${trade.name} ${of(other, theirs)} for ${faceName(state, mine)}`;
}
const noSuchCard = () => fail(refuse$1("no-such-card", "CGS-CARD-11"));
const notAMove = () => fail(refuse$1("not-a-move", "CGS-CON-8"));
function parseMove(state, seat, text) {
	const line = text.trim().replace(/\s+/g, " ");
	if (Object.hasOwn(BARE$1, line)) return ok(BARE$1[line].pack());
	const cut = line.indexOf(" ");
	if (cut === -1) return notAMove();
	const [word, rest] = [line.slice(0, cut), line.slice(cut + 1)];
	switch (word) {
		case "claim": {
			const affiliation = state.rules.cards.affiliations.indexOf(rest);
			return affiliation === -1 ? fail(refuse$1("no-such-affiliation", "CGS-CLAIM-1")) : ok(claim$1.pack(affiliation));
		}
		case "play":
		case "add": {
			const face = faceNamed(state, rest);
			return face === -1 ? noSuchCard() : ok((word === "play" ? play : add).pack(face));
		}
		case "recover": return owned(state, rest.includes(":") ? rest : `${seatName(state, seat)}:${rest}`, "ground", recover.pack);
		case "reuse": return owned(state, rest, "wreck", reuse.pack);
		case "seize":
		case "seize1": return owned(state, rest, "ops", seize.pack);
		case "immune": return owned(state, rest, "ground", shield.pack);
		case "offer":
		case "withdraw":
		case "accept":
		case "decline": return parseTrade(state, seat, word, rest);
	}
	const power = powerNamed(state, word);
	return power === -1 ? notAMove() : owned(state, rest, "ground", (owner, face) => hit.pack(power, owner, face));
}
function readOwned(state, text, where) {
	const cut = text.indexOf(":");
	const [name, card] = [text.slice(0, cut), text.slice(cut + 1)];
	const owner = cut === -1 ? -1 : where === "wreck" ? playerNamed(state, name) : seatNamed(state, name);
	const face = faceNamed(state, card);
	if (owner === -1 || face === -1) return void 0;
	return {
		owner,
		face: lyingFace(state, where === "wreck" ? wreckOf(owner) : where === "ops" ? opsOf(owner) : groundOf(owner), face)
	};
}
function lyingFace(state, zone, face) {
	if (isBarredFace(face) || copyIn(state, zone, face) !== -1) return face;
	return copyIn(state, zone, face + 1) === -1 ? face : face + 1;
}
function owned(state, text, where, pack) {
	const read = readOwned(state, text, where);
	return read === void 0 ? noSuchCard() : ok(pack(read.owner, read.face));
}
function parseTrade(state, seat, word, rest) {
	const cut = rest.indexOf(" for ");
	if (cut === -1) return notAMove();
	const [left, right] = [rest.slice(0, cut), rest.slice(cut + 5)];
	const answers = word === "accept" || word === "decline";
	const mine = faceNamed(state, answers ? right : left);
	const theirs = readOwned(state, answers ? left : right, "ops");
	if (mine === -1 || theirs === void 0) return noSuchCard();
	const own = lyingFace(state, opsOf(seat), mine);
	return answers ? ok((word === "accept" ? accept : decline).pack(theirs.owner, theirs.face, own)) : ok((word === "offer" ? offer : withdraw).pack(own, theirs.owner, theirs.face));
}
// packages/games/cgs/src/text/position.ts
function makePosition(state) {
	return [
		...timeParts(state),
		...zoneParts(state),
		...adventureParts(state),
		...sessionParts(state)
	].join(" | ");
}
const upTo = (n) => Array.from({ length: n }, (_, i) => i);
const when = (holds, text) => holds ? [text()] : [];
function timeParts({ ints, ...state }) {
	const phase$3 = ints[0];
	const era$2 = when(ints[1] > 0, () => `era ${ints[1] + 1}`);
	const first$1 = `first ${playerName(ints[2])}`;
	const turns$1 = when(ints[5] > 0, () => `turns ${ints[5]}`);
	const ready = when(ints[971] !== 0, () => `ready ${seatNames({
		ints,
		...state
	}, ints[971])}`);
	if (phase$3 === STUDY) return [
		...era$2,
		"phase study",
		first$1,
		...turns$1,
		...ready
	];
	if (phase$3 === CLAIM) return [
		...era$2,
		"phase claim",
		first$1,
		...turns$1
	];
	if (phase$3 === OVER) return [
		...era$2,
		"phase over",
		first$1,
		...turns$1
	];
	return [
		...era$2,
		first$1,
		`turn ${playerName(ints[3])}`,
		...turns$1,
		...when(phase$3 !== DOING && ints[4] !== AT_POWER, () => `step ${STEPS[ints[4]]}`)
	];
}
const seatNames = (state, seats) => seatsOf(seats).map((seat) => seatName(state, seat)).join(",");
const playerNames = (players) => seatsOf(players).map(playerName).join(",");
function makeCards(state, zone) {
	const faces = facesIn(state, zone);
	const named = [];
	for (let i = 0, next = 0; i < faces.length; i = next) {
		while (faces[next] === faces[i]) next++;
		named.push(faceName(state, faces[i]) + (next - i > 1 ? `*${next - i}` : ""));
	}
	return named.join(",");
}
function zoneParts(state) {
	const { rules } = state;
	const part = (name, zone) => {
		const cards = makeCards(state, zone);
		return cards === "" ? [] : [`${name} ${cards}`];
	};
	const bySeat = (name, zone) => upTo(rules.seats).flatMap((seat) => part(`${name} ${seatName(state, seat)}`, zone(seat)));
	const byPlayer = (name, zone) => upTo(rules.players).flatMap((player) => part(`${name} ${playerName(player)}`, zone(player)));
	return [
		...bySeat("ops", opsOf),
		...bySeat("ground", groundOf),
		...byPlayer("site", siteOf),
		...byPlayer("wreck", wreckOf),
		...part("common", 584)
	];
}
function adventureParts(state) {
	const { ints, rules } = state;
	const players = upTo(rules.players);
	const seats = upTo(rules.seats);
	const name = (card) => faceName(state, faceOf(state, card));
	const asking = ints[0] === ANSWER;
	const offers = seats.flatMap((seat) => openOffers(state, seat).map((one) => `${seatName(state, seat)}:${faceName(state, mineOf(one))}>${seatName(state, toOf(one))}:${faceName(state, theirsOf(one))}`));
	return [
		...when(ints[7] !== -1, () => `hero ${playerName(ints[6])} ${name(ints[7])}`),
		...players.flatMap((player) => when(ints[808 + player] !== -1, () => `pending ${playerName(player)} ${name(ints[808 + player])}`)),
		...players.flatMap((player) => cardsIn(state, immuneOf(player)).map((card) => `immune ${playerName(player)} ${seatName(state, layerOf(state, card))}:${name(card)}`)),
		...when(ints[822] !== 0, () => `out ${playerNames(ints[822])}`),
		...players.flatMap((player) => {
			const what = asking && player === ints[3] ? ints[820] : ints[814 + player];
			return when(what !== NO_REQUEST, () => `asked ${playerName(player)} ${REQUESTS[what]}`);
		}),
		...when(asking, () => `answers ${playerNames(ints[821])}`),
		...when(ints[0] === DOING, () => makeDoing(state)),
		...when(offers.length > 0, () => `offers ${offers.join(", ")}`),
		...seats.flatMap((seat) => when(ints[871 + seat] > 0, () => `made ${seatName(state, seat)} ${ints[871 + seat]}`))
	];
}
function makeDoing(state) {
	const { ints } = state;
	const doing$3 = ints[883];
	const name = (card) => faceName(state, faceOf(state, card));
	const queue$3 = [...ints.subarray(888, 888 + ints[952])].map(name).join(",");
	const head = `doing ${DOINGS[doing$3]} ${playerName(ints[3])}`;
	if (doing$3 === BATCH) return queue$3 === "" ? head : `${head} ${queue$3}`;
	const active = ints[887];
	const left = upTo(POWERS.length).filter((power) => power !== active && hasBit(ints[886], power));
	const powers = (active === -1 ? left : [active, ...left]).map((power) => POWERS[power]).join(",");
	return [
		head,
		name(ints[884]),
		...when(doing$3 === POWER, () => powers),
		...when(ints[885] !== -1, () => `from ${playerName(ints[885])}`),
		...when(doing$3 === REUSE, () => `left ${ints[886]}`),
		...when(queue$3 !== "", () => `then ${queue$3}`)
	].join(" ");
}
function sessionParts(state) {
	const { ints, rules } = state;
	const players = upTo(rules.players);
	const claimed$2 = players.filter((player) => ints[953 + player] !== -1);
	const affiliation = (player) => `${playerName(player)} "${rules.cards.affiliations[ints[953 + player]]}"`;
	const count = (name, field) => when(ints[field] > 0, () => `${name} ${ints[field]}`);
	const byPlayer = (name, field) => players.flatMap((player) => when(ints[field + player] > 0, () => `${name} ${playerName(player)} ${ints[field + player]}`));
	return [
		...when(claimed$2.length > 0, () => `affiliations ${claimed$2.map(affiliation).join(", ")}`),
		...byPlayer("wins", 959),
		...byPlayer("latest", 965),
		...when(ints[972] !== 0, () => `gone ${seatNames(state, ints[972])}`),
		...when(ints[974] !== -1, () => `last ${ROLEPLAYS[ints[974]]} ${ints[975] === 1 ? "won" : "lost"} ${playerName(ints[976])}`),
		...count("adventures", 977),
		...count("idle", 978),
		...when(ints[979] === 1, () => "busy"),
		...when(ints[980] === -1, () => "quiet now"),
		...count("quiet", 980),
		...makeSettings(rules.options)
	];
}
function makeSettings(options) {
	const said = Object.keys(OPTIONS).filter((name) => options[name] !== OPTIONS[name].initial).filter((name) => typeof options[name] !== "object").map((name) => `${name}=${options[name]}`);
	return said.length === 0 ? [] : [`set ${said.join(" ")}`];
}
// packages/games/cgs/src/text/check.ts
function faultsOf(state) {
	const faults = [];
	const must = (holds, path, message) => {
		if (!holds) faults.push([path, message]);
	};
	checkZones(state, must);
	checkPlayers(state, must);
	if (faults.length > 0) return faults;
	checkPhase(state, must);
	checkAdventure(state, must);
	if (faults.length === 0 && state.ints[0] === DOING) checkDoing(state, must);
	checkOffers(state, must);
	return faults;
}
function checkZones(state, must) {
	const { ints, rules } = state;
	const { is } = rules.cards;
	const none = (zone, set) => cardsIn(state, zone).every((card) => !isIn(set, card));
	const isOver = ints[0] === OVER;
	for (let player = 0; player < rules.players; player++) {
		must(none(wreckOf(player), is.adventure), "wreck", "no adventure lies in a wreckage");
		must(none(siteOf(player), without(is.support, is.stock)), "site", "of supports only those with StockHolding");
	}
	must(none(584, is.support), "common", "only adventures");
	for (let seat = 0; seat < rules.seats; seat++) for (const card of cardsIn(state, groundOf(seat))) {
		must(!isBarred(ints, card), "ground", "a card that was played is not barred");
		const isCurrent = card === ints[7] && playerOf(state, seat) === ints[6];
		if (isIn(is.adventure, card)) must(isCurrent, "ground", "no adventure but the current one, at its hero");
		else must(ints[7] !== -1 || isOver, "ground", "nothing between adventures");
	}
	const noneBarred = ints.subarray(600, 600 + rules.cards.setSize).every((word) => word === 0);
	must(ints[7] !== -1 || noneBarred, "ops", "nothing is barred between adventures");
	for (const card of cardsIn(state, 600)) {
		must(!isIn(is.adventure, card), "ops", "no adventure is barred");
		for (let player = 0; player < rules.players; player++) must(!cardsIn(state, siteOf(player)).includes(card), "site", "a card in a buildsite is not barred");
	}
}
function checkPlayers(state, must) {
	const { ints, rules } = state;
	must(playersLeft(state) >= (ints[0] === OVER ? 1 : 2), "gone", "two players at least");
	for (let seat = 0; seat < rules.seats; seat++) if (hasSeat(ints[972], seat)) for (const zone of [opsOf(seat), groundOf(seat)]) must(cardsIn(state, zone).length === 0, "gone", "who has left has no cards");
	for (let player = 0; player < rules.players; player++) {
		if (!isOut(state, player)) continue;
		for (const zone of [siteOf(player), wreckOf(player)]) must(cardsIn(state, zone).length === 0, "gone", "who has left has no cards");
		must(ints[953 + player] === -1, "affiliations", "who has left has none");
	}
	const claimed$1 = ints.subarray(953, 953 + rules.players).filter((one) => one !== -1);
	must(new Set(claimed$1).size === claimed$1.length, "affiliations", "each differs from the others");
	must(!isOut(state, ints[2]) || ints[0] > CLAIM, "first", "has left");
	for (let player = 0; player < rules.players; player++) must(ints[965 + player] <= ints[1] + 1 && ints[959 + player] <= ints[1] + 1, "wins", "no more than eras were played");
}
function checkPhase(state, must) {
	const { ints, rules } = state;
	const phase$2 = ints[0];
	const [inAdventure, turn] = [ints[7] !== -1, ints[3]];
	const before = phase$2 === STUDY || phase$2 === CLAIM;
	must(!before || !inAdventure, "hero", "adventures begin with the turns");
	const open = allSeats(rules.seats) & ~ints[972];
	must((ints[971] & ~open) === 0 && (ints[971] === 0 || phase$2 === STUDY), "ready", "only in the study");
	must(phase$2 !== STUDY || (open & ~ints[971]) !== 0, "ready", "then the study is over");
	must(phase$2 !== CLAIM || claimerOf(state) !== -1, "affiliations", "nobody is left to choose one");
	if (before || phase$2 === OVER) return;
	must(!isOut(state, turn), "turn", "has left");
	must(!hasSeat(ints[822], turn), "out", "who turns does not sit out");
	if (phase$2 !== ANSWER) return;
	const rivals = allPlayers(state) & ~onlySeat(turn) & ~ints[822];
	must(ints[821] !== 0 && (ints[821] & ~rivals) === 0, "answers", "only rivals who can be asked");
	must(ints[820] !== 0, "asked", "who turns has asked");
	must(ints[820] === OF_ADVENTURE === inAdventure, "asked", "adventure in one, era between them");
}
function checkAdventure(state, must) {
	const { ints, rules } = state;
	const { is, designOf } = rules.cards;
	const phase$1 = ints[0];
	const [inAdventure, hero$1] = [ints[7] !== -1, ints[6]];
	const turning = phase$1 !== STUDY && phase$1 !== CLAIM && phase$1 !== OVER;
	if (inAdventure) {
		must(isIn(is.adventure, ints[7]), "hero", "opens with an adventure");
		must(!isOut(state, hero$1), "hero", "has left");
		const isSolo = designOf[ints[7]].roleplay === SOLO;
		const isLaid = phase$1 === DOING && isSoloDoing(state);
		must(!turning || !isSolo || isLaid, "hero", "a Solo is resolved in the turn that opens it");
	}
	for (let player = 0; player < rules.players; player++) {
		const [asked$1, pending$1] = [ints[814 + player], ints[808 + player]];
		must(asked$1 === 0 || turning && !isOut(state, player), "asked", "only in the turns");
		must(asked$1 === 0 || asked$1 === OF_ADVENTURE === inAdventure, "asked", "adventure in one, era between them");
		const may = (card) => isIn(is.power, card) || isIn(is.rewind, card);
		must(pending$1 === -1 || turning && inAdventure && may(pending$1), "pending", "a card with a power");
		must(pending$1 === -1 || !hasSeat(ints[822], player), "out", "not with a power to resolve");
		for (const card of cardsIn(state, immuneOf(player))) {
			const layer = layerOf(state, card);
			must(isIn(is.power, card) && playerOf(state, layer) !== player, "immune", "to a power card of a rival");
		}
	}
	must(ints[822] === 0 || turning && inAdventure, "out", "only in an adventure");
	for (const player of seatsOf(ints[822])) must(!isOut(state, player), "out", "has left");
	must(ints[979] === 0 || inAdventure, "busy", "only in an adventure");
	must(ints[980] !== -1 || turning, "quiet", "only in a turn");
}
const isSoloDoing = ({ ints }) => ints[6] === ints[3] && ints[883] !== POWER && ints[883] !== NOTHING;
function checkDoing(state, must) {
	const { ints, rules } = state;
	const { designOf } = rules.cards;
	const [doing$2, card, turn, from] = [
		ints[883],
		ints[884],
		ints[3],
		ints[885]
	];
	const queue$2 = [...ints.subarray(888, 888 + ints[952])];
	const isSolo = ints[7] !== -1 && designOf[ints[7]].roleplay === SOLO;
	must(ints[7] !== -1, "doing", "only in an adventure");
	must(new Set(queue$2).size === queue$2.length, "doing", "each card once");
	must(queue$2.length === 0 || isSolo, "doing", "only a Solo has a batch");
	if (doing$2 === BATCH) {
		must(isSolo, "doing", "only a Solo has a batch");
		must(personsOf(state, turn).flatMap((seat) => cardsIn(state, groundOf(seat))).length === queue$2.length + 1, "doing", "names every card of the batch");
		must(!queue$2.includes(ints[7]), "doing", "the adventure is no part of its batch");
		return;
	}
	must(from === -1 || from !== turn && !isOut(state, from), "doing", "from a rival");
	must(from === -1 || [
		POWER,
		REUSE,
		SEIZE,
		SEIZE1
	].includes(doing$2), "doing", "from nobody");
	if (doing$2 === POWER) {
		must(card === ints[808 + turn], "doing", "the power that is pending");
		must((ints[886] & ~designOf[card].powers) === 0, "doing", "powers that the card has");
		return;
	}
	must(effectSet(state, doing$2, card) !== void 0, "doing", "an effect that the card has");
	if (doing$2 === REUSE) must(ints[886] >= 1 && ints[886] <= designOf[card].reuse, "doing", "as many as the card says");
	for (const next of queue$2) {
		let acts = false;
		for (let one = RECOVER; one <= IMMUNE; one++) acts ||= effectSet(state, one, next) !== void 0;
		must(acts && next !== card, "doing", "cards whose effects follow");
	}
}
function checkOffers(state, must) {
	const { ints, rules } = state;
	const turning = ![
		STUDY,
		CLAIM,
		OVER
	].includes(ints[0]);
	for (let seat = 0; seat < rules.seats; seat++) {
		const offers = openOffers(state, seat);
		must(ints[871 + seat] <= 12, "made", `at most 12`);
		must(turning || offers.length === 0 && ints[871 + seat] === 0, "offers", "only in the turns");
		must(new Set(offers).size === offers.length, "offers", "each once");
		for (const one of offers) {
			const [mine, to, theirs] = [
				mineOf(one),
				toOf(one),
				theirsOf(one)
			];
			must(playerOf(state, to) !== playerOf(state, seat), "offers", "to a rival");
			must(copyIn(state, opsOf(seat), mine) !== -1 && copyIn(state, opsOf(to), theirs) !== -1, "offers", "of cards that lie there");
			must(!isOffered(state, to, offerOf(theirs, seat, mine)), "offers", "not both ways");
		}
	}
}
// packages/games/cgs/src/text/fields.ts
const SINGLE = [
	"era",
	"phase",
	"first",
	"turn",
	"turns",
	"step",
	"ready",
	"common",
	"hero",
	"out",
	"answers"
];
const MORE = [
	"doing",
	"offers",
	"affiliations",
	"gone",
	"last",
	"adventures",
	"idle",
	"busy",
	"quiet",
	"set"
];
const REPEATED = [
	"ops",
	"ground",
	"site",
	"wreck",
	"pending",
	"immune",
	"asked",
	"made",
	"wins",
	"latest"
];
const KEYS = [
	...SINGLE,
	...MORE,
	...REPEATED
];
const splitAt = (text, separators) => {
	const pieces = [""];
	let quoted = false;
	for (const letter of text) {
		if (letter === "\"") quoted = !quoted;
		if (!quoted && separators.test(letter)) pieces.push("");
		else pieces[pieces.length - 1] += letter;
	}
	return pieces.map((piece) => piece.trim());
};
function partsOf(text, wrong) {
	const parts = [];
	const given = /* @__PURE__ */ new Set();
	for (const piece of splitAt(text, /[|\n]/)) {
		if (piece === "") continue;
		const [key = ""] = piece.split(/\s/, 1);
		if (!KEYS.includes(key)) wrong(key.slice(0, 40), () => `there is no such field; ${hintFor(key.slice(0, 40), KEYS)}`);
		else if (!REPEATED.includes(key) && given.has(key)) wrong(key, "is given twice");
		else {
			given.add(key);
			parts.push([key, piece.slice(key.length).trim()]);
		}
	}
	return parts;
}
function readSettings(parts, given, wrong) {
	const settings = { ...given };
	const value = parts.find(([key]) => key === "set")?.[1] ?? "";
	for (const one of value.split(/\s+/).filter((piece) => piece !== "")) {
		const cut = one.indexOf("=");
		const [name, said] = [one.slice(0, cut), one.slice(cut + 1)];
		if (cut === -1 || !Object.hasOwn(OPTIONS, name)) {
			wrong("set", `cannot read “${one.slice(0, 40)}”`);
			continue;
		}
		const { kind } = OPTIONS[name];
		settings[name] = kind === "integer" ? Number(said) : kind === "flag" ? said === "true" : said;
		if (kind === "flag" && said !== "true" && said !== "false") wrong("set", `${name} is true or false`);
	}
	return settings;
}
const splitLabels = (text) => text.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
// packages/games/cgs/src/text/read.ts
function parsePosition(text, given, seats, rng) {
	const faults = new FirstFaults();
	const wrong = (path, message) => faults.add(path, message);
	const parts = partsOf(text, wrong);
	const settings = parseOptions(readSettings(parts, given, wrong), seats);
	if (!settings.ok) return fail([...faults.told(), ...settings.fault]);
	const state = create(settings.value, seats);
	clear(state.ints);
	const reader = new Reader(state, wrong);
	for (const [key, value] of parts) if (key === "era") reader.read(key, value);
	if (faults.count > 0) return fail(faults.told());
	for (const [key, value] of parts) if (ZONES.includes(key)) reader.readZone(key, value);
	for (const [key, value] of parts) if (!ZONES.includes(key) && key !== "era") reader.read(key, value);
	reader.finish(parts);
	if (faults.count === 0) reader.fill(rng);
	if (faults.count === 0) {
		refreshOpen(state);
		for (const [path, message] of faultsOf(state)) wrong(path, message);
	}
	return faults.count > 0 ? fail(faults.told()) : ok(state);
}
var FirstFaults = class {
	#first = [];
	count = 0;
	add(path, message) {
		this.count++;
		if (this.#first.length >= MOST_FAULTS) return;
		const told = typeof message === "string" ? message : message();
		this.#first.push({
			code: "bad-position",
			message: `${path}: ${told}`,
			path
		});
	}
	told() {
		const { length } = this.#first;
		return this.count === length ? this.#first : [...this.#first, {
			code: "more-faults",
			message: `${this.count} faults in all`
		}];
	}
};
const MOST_FAULTS = 100;
const MOST_VALUE = 999999999;
const ZONES = [
	"ops",
	"ground",
	"site",
	"wreck",
	"common"
];
var Reader = class {
	#state;
	#ints;
	#wrong;
	#used;
	#unnamed = [];
	constructor(state, wrong) {
		this.#state = state;
		this.#ints = state.ints;
		this.#wrong = wrong;
		this.#used = state.rules.cards.designs.map(() => 0);
	}
	#number(path, text, most = 999999) {
		if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
		this.#wrong(path, `“${text.slice(0, 40)}” is no number up to ${most}`);
		return 0;
	}
	#player(path, name) {
		const player = playerNamed(this.#state, name);
		if (player === -1) this.#wrong(path, `there is no player ${name.slice(0, 40)}`);
		return Math.max(0, player);
	}
	#seat(path, name) {
		const seat = seatNamed(this.#state, name);
		if (seat === -1) this.#wrong(path, `there is no person ${name.slice(0, 40)}`);
		return Math.max(0, seat);
	}
	#face(path, text) {
		const face = faceNamed(this.#state, text);
		if (face === -1) this.#wrong(path, `there is no card ${text.slice(0, 40)}`);
		return Math.max(0, face);
	}
	#played(path, player, text) {
		const face = faceNamed(this.#state, text);
		for (const seat of personsOf(this.#state, player)) {
			const copy = face === -1 ? -1 : copyIn(this.#state, groundOf(seat), face);
			if (copy !== -1) return copy;
		}
		this.#wrong(path, `card ${text.slice(0, 40)} is not in that playground`);
		return 0;
	}
	#players(path, list) {
		return list.split(",").reduce((set, name) => withSeat(set, this.#player(path, name.trim())), 0);
	}
	#seats(path, list) {
		return list.split(",").reduce((set, name) => withSeat(set, this.#seat(path, name.trim())), 0);
	}
	#choice(path, word, among) {
		const found = word === "" ? -1 : among.indexOf(word);
		if (found === -1) this.#wrong(path, `cannot read “${word.slice(0, 40)}”`);
		return Math.max(0, found);
	}
	readZone(key, value) {
		const cut = key === "common" ? 0 : value.indexOf(" ");
		const owner = key === "common" ? "" : cut === -1 ? value : value.slice(0, cut);
		const list = cut === -1 ? "" : value.slice(cut);
		const zone = this.#zone(key, owner);
		for (const one of splitAt(list, /,/)) {
			const [, , name = "", times = "1"] = /^((.+?)(?:\*(\d{1,3}))?)$/.exec(one) ?? [];
			const count = /^#(\d{1,3})$/.exec(one);
			if (one === "") this.#wrong(key, "names no card");
			else if (count === null) this.#lay(key, zone, this.#face(key, name), Number(times));
			else if (key !== "ops") this.#wrong(key, "only ops may be given as a count");
			else this.#unnamed.push([this.#seat(key, owner), Number(count[1])]);
		}
	}
	#zone(key, owner) {
		switch (key) {
			case "common": return 584;
			case "ops": return opsOf(this.#seat(key, owner));
			case "ground": return groundOf(this.#seat(key, owner));
			default: {
				const player = this.#player(key, owner);
				return key === "site" ? siteOf(player) : wreckOf(player);
			}
		}
	}
	#lay(path, zone, face, times) {
		const design = this.#state.rules.cards.designs[designIn(face)];
		for (let i = 0; i < times; i++) {
			const next = this.#used[design.index]++;
			if (next >= design.copies) return this.#wrong(path, `there are ${design.copies} of card ${design.label}`);
			addMember(this.#ints, zone, design.first + next);
			if (isBarredFace(face)) addMember(this.#ints, 600, design.first + next);
		}
		if (times === 0) this.#wrong(path, "no copy of a card is not worth a word");
	}
	read(key, value) {
		const ints = this.#ints;
		const [head = "", ...rest] = value.split(/\s+/);
		const tail = value.slice(head.length).trim();
		switch (key) {
			case "era": {
				const era$1 = this.#number(key, value, this.#state.rules.cards.eras.length);
				if (era$1 === 0) this.#wrong(key, "eras count from 1");
				ints[1] = Math.max(0, era$1 - 1);
				return;
			}
			case "phase":
				ints[0] = [
					0,
					1,
					OVER
				][this.#choice(key, value, [
					"study",
					"claim",
					"over"
				])];
				return;
			case "first":
			case "turn":
				ints[key === "first" ? 2 : 3] = this.#player(key, value);
				return;
			case "turns":
			case "adventures":
			case "idle":
				ints[offsets_exports[key]] = this.#number(key, value);
				return;
			case "quiet":
				ints[980] = value === "now" ? -1 : this.#number(key, value);
				return;
			case "busy":
				ints[979] = 1;
				if (value !== "") this.#wrong(key, "says nothing more");
				return;
			case "step":
				ints[4] = this.#choice(key, value, STEPS);
				return;
			case "ready":
			case "gone":
				ints[offsets_exports[key]] = this.#seats(key, value);
				return;
			case "out":
			case "answers":
				ints[offsets_exports[key]] = this.#players(key, value);
				return;
			case "hero":
				ints[6] = this.#player(key, head);
				ints[7] = this.#played(key, ints[6], tail);
				return;
			case "pending": {
				const player = this.#player(key, head);
				ints[808 + player] = this.#played(key, player, tail);
				return;
			}
			case "immune": return this.#readImmune(this.#player(key, head), tail);
			case "asked":
				ints[814 + this.#player(key, head)] = this.#choice(key, tail, REQUESTS);
				return;
			case "made":
				ints[871 + this.#seat(key, head)] = this.#number(key, tail);
				return;
			case "wins":
			case "latest":
				ints[offsets_exports[key] + this.#player(key, head)] = this.#number(key, tail);
				return;
			case "last":
				ints[974] = this.#choice(key, head, ROLEPLAYS);
				ints[975] = this.#choice(key, rest[0] ?? "", ["lost", "won"]);
				ints[976] = this.#player(key, rest.slice(1).join(" "));
				return;
			case "affiliations": return this.#readAffiliations(value);
			case "offers": return this.#readOffers(value);
			case "doing": return this.#readDoing(head, rest);
		}
	}
	#readImmune(player, text) {
		const [owner, card] = [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)];
		const seat = this.#seat("immune", owner);
		const copy = copyIn(this.#state, groundOf(seat), this.#face("immune", card));
		if (copy === -1) this.#wrong("immune", `card ${card.slice(0, 40)} is not in that playground`);
		else addMember(this.#ints, immuneOf(player), copy);
	}
	#readAffiliations(value) {
		for (const one of splitAt(value, /,/)) {
			const [, name = "", affiliation = ""] = /^(\w+)\s+"(.*)"$/.exec(one) ?? [];
			const player = this.#player("affiliations", name);
			this.#ints[953 + player] = this.#choice("affiliations", affiliation, this.#state.rules.cards.affiliations);
		}
	}
	#readOffers(value) {
		for (const one of splitAt(value, /,/)) {
			const [, author, mine, to, theirs] = /^(\w+):([^>]+)>(\w+):(.+)$/.exec(one) ?? [];
			if (theirs === void 0) {
				this.#wrong("offers", `cannot read “${one.slice(0, 40)}”`);
				continue;
			}
			const seat = this.#seat("offers", author);
			const offer = offerOf(this.#face("offers", mine), this.#seat("offers", to), this.#face("offers", theirs));
			if (openOffers(this.#state, seat).length >= 4) this.#wrong("offers", "too many of one person");
			else addOffer(this.#state, seat, offer);
		}
	}
	#readDoing(what, rest) {
		const ints = this.#ints;
		const doing$1 = this.#choice("doing", what, DOINGS);
		ints[883] = doing$1;
		const player = this.#player("doing", rest[0] ?? "");
		ints[3] = player;
		const labels = splitLabels(rest.slice(1).join(" "));
		const queue$1 = (list) => {
			for (const name of splitAt(list, /,/)) {
				if (ints[952] >= 64) return this.#wrong("doing", "too many cards");
				ints[888 + ints[952]++] = this.#played("doing", player, name);
			}
		};
		if (doing$1 === BATCH) {
			if (labels.length > 0) queue$1(labels.join(""));
			return;
		}
		const [card = "", ...more] = labels;
		ints[884] = this.#played("doing", player, card);
		if (doing$1 === POWER) this.#readPowers(more.shift() ?? "");
		for (let i = 0; i < more.length; i += 2) {
			const value = more[i + 1] ?? "";
			if (more[i] === "from") ints[885] = this.#player("doing", value);
			else if (more[i] === "left" && doing$1 === REUSE) ints[886] = this.#number("doing", value, MOST_VALUE);
			else if (more[i] === "then") queue$1(value);
			else this.#wrong("doing", `cannot read “${more[i].slice(0, 40)}”`);
		}
		if (doing$1 === POWER && ints[885] === -1) ints[887] = -1;
	}
	#readPowers(list) {
		const powers = list.split(",").map((name) => this.#choice("doing", name, POWERS));
		this.#ints[887] = powers[0];
		this.#ints[886] = powers.reduce((set, power) => set | 1 << power, 0);
	}
	finish(parts) {
		const ints = this.#ints;
		const has = (key) => parts.some(([one]) => one === key);
		for (let player = 0; player < this.#state.rules.players; player++) if (personsOf(this.#state, player).every((seat) => hasSeat(ints[972], seat))) ints[973] = withSeat(ints[973], player);
		if (!has("first")) ints[2] = ints[3];
		if (has("phase")) {
			if (has("turn") || has("step") || has("doing") || has("answers")) this.#wrong("phase", "nobody turns in it");
			ints[3] = ints[2];
			return;
		}
		ints[0] = TURN;
		if (has("doing")) {
			ints[0] = DOING;
			ints[4] = ints[883] === POWER ? AT_POWER : AT_ADVENTURE;
			if (has("step")) this.#wrong("step", "follows from what is being done");
		}
		if (!has("answers")) return;
		if (has("doing")) this.#wrong("answers", "nobody is asked in the middle of an action");
		ints[0] = ANSWER;
		ints[820] = ints[814 + ints[3]];
		ints[814 + ints[3]] = 0;
	}
	fill(rng) {
		const { cards } = this.#state.rules;
		const pool = listOf(inVoid(this.#state, cards.eras[this.#ints[1]].silver));
		rng.shuffle(pool);
		let next = 0;
		for (const [seat, count] of this.#unnamed) for (let i = 0; i < count; i++) if (next < pool.length) addMember(this.#ints, opsOf(seat), pool[next++]);
		else return this.#wrong("ops", "there are not that many cards");
	}
};
// packages/games/cgs/src/index.ts
const cgs = defineGame({
	id: "cgs",
	title: "Card Game System",
	rulesVersion: 4,
	seats: [
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9,
		10,
		11,
		12
	],
	moves: MOVES,
	events: EVENTS,
	mostMoves: MOST_MOVES,
	notation: {
		parseMove,
		makeMove,
		parsePosition,
		makePosition,
		draw
	},
	optionSchema: optionSchema(OPTIONS),
	parseOptions,
	contents: { pack: PACK_CONTENT },
	readAhead: READ_AHEAD,
	seatsFor,
	packs,
	teams,
	create,
	setup,
	toAct,
	legal,
	judge: judge$1,
	play: play$1,
	clock,
	outcome,
	asides,
	invited,
	sample,
	question,
	groupOf: (state, seat) => isGone(state, seat) ? onlySeat(seat) : seatsOfPlayer(state, playerOf(state, seat)),
	view,
	imagine
});
// packages/games/cgs/src/state/values.ts
const phaseIn = (ints) => ints[0];
const eraIn = (ints) => ints[1];
const turnIn = (ints) => ints[3];
const currentIn = (ints) => ints[7];
const heroIn = (ints) => ints[6];
function setCurrent(ints, card) {
	ints[7] = card;
}
const adventuresIn = (ints) => ints[977];
const idleIn = (ints) => ints[978];
const lastLoserIn = (ints) => ints[975] === 1 ? -1 : ints[976];
const lastRoleplayIn = (ints) => ints[974];
const requestIn = (ints) => ints[820];
const askedOf = (ints, player) => ints[814 + player];
const pendingOf = (ints, player) => ints[808 + player];
const pendingCards = ({ ints, rules }) => [...ints.subarray(808, 808 + rules.players)].filter((card) => card !== -1);
const outIn = (ints) => ints[822];
const offersMadeBy = (ints, seat) => ints[871 + seat];
const doingIn = (ints) => ints[883];
const winsOf = (ints, player) => ints[959 + player];
const [SPENT$1, SPENT_EACH] = [.8, .3];
const OWED = .55;
const [FEAT, WORD, SHARED] = [
	1.2,
	1.5,
	.2
];
const known = /* @__PURE__ */ new WeakMap();
function factsOf(cards) {
	const found = known.get(cards);
	if (found !== void 0) return found;
	const made = findFacts(cards);
	known.set(cards, made);
	return made;
}
function sumIn({ from, value }, card) {
	let sum = 0;
	for (let i = from[card]; i < from[card + 1]; i++) sum += value[i];
	return sum;
}
function valueIn({ from, name, value }, card, wanted) {
	for (let i = from[card]; i < from[card + 1]; i++) if (name[i] === wanted) return value[i];
	return 0;
}
function findFacts(cards) {
	const { designs, designOf, names, er, ec, ar, ac, acc, is } = cards;
	const totals = new Float64Array(names.length);
	for (let i = 0; i < er.name.length; i++) totals[er.name[i]] += er.value[i];
	const main = totals.reduce((best, total, name) => total > totals[best] ? name : best, 0);
	const givers = names.map(() => []);
	const debt = new Float64Array(designs.length);
	const price = new Float64Array(designs.length);
	const burden = new Float64Array(designs.length);
	const prize = new Float64Array(designs.length);
	const gain = new Float64Array(designs.length);
	const gates = gatesOf(cards);
	const asked = Float64Array.from(names, (name) => gates.get(name) ?? 0);
	const stock = new Float64Array(designs.length);
	const isScarce = new Uint8Array(designs.length);
	const mustGo = new Uint8Array(designs.length);
	for (const { index, first, isAdventure, holding } of designs) {
		if (holding > 0) stock[index] = holding + sumIn(er, first) - sumIn(ec, first);
		debt[index] = sumIn(ec, first);
		price[index] = debt[index] > 0 || holding > 0 ? debt[index] : SPENT$1 + SPENT_EACH * sumIn(ar, first);
		burden[index] = sumIn(ac, first) + sumIn(acc, first);
		for (let i = ec.from[first]; i < ec.from[first + 1]; i++) if (ec.name[i] !== main) isScarce[index] = 1;
		mustGo[index] = isIn(is.mustPlay, first) ? 1 : 0;
		if (isAdventure) {
			prize[index] = prizeOf(cards, index, gates);
			gain[index] = prize[index] - OWED * sumIn(acc, first);
		} else for (let i = ar.from[first]; i < ar.from[first + 1]; i++) givers[ar.name[i]].push(index);
	}
	return {
		main,
		reserved: designOf.flatMap(({ roleplay, isAdventure, index }, card) => roleplay === CATACLYSM || roleplay === EPIC || roleplay === DOOMSDAY || isAdventure && mustGo[index] === 1 ? [card] : []),
		salvage: designs.filter(({ reuse }) => reuse > 0).map(({ index }) => index),
		stock,
		ventures: designOf.flatMap(({ roleplay }, card) => roleplay === COOPERATION ? [card] : []),
		owed: both(is.mustPlay, is.adventure),
		givers,
		debt,
		price,
		burden,
		isScarce,
		mustGo,
		prize,
		gain,
		gates: asked
	};
}
const gatesOf = ({ designs }) => {
	const gates = /* @__PURE__ */ new Map();
	for (const { card, roleplay } of designs) {
		if (roleplay !== EPIC && roleplay !== DOOMSDAY) continue;
		for (const { name, values } of card.attributes.conditions.get("PlayIfBuildsiteSum") ?? []) gates.set(name, Math.min(gates.get(name) ?? Number.POSITIVE_INFINITY, Number(values[0])));
	}
	return gates;
};
function prizeOf(cards, index, gates) {
	const { designs, er, ec, is } = cards;
	const { first, card, roleplay } = designs[index];
	const isShared = isIn(is.commonSite, first);
	let prize = isShared ? 0 : sumIn(er, first) - sumIn(ec, first);
	for (const [name, value] of card.attributes.lists.get("Feats") ?? []) if (typeof value === "string") prize += WORD * (isShared ? SHARED : 1);
	else prize += gates.has(name) ? 5 * value : FEAT * value * (isShared ? SHARED : 1);
	return roleplay === EPIC || roleplay === DOOMSDAY ? prize + 40 : prize;
}
// packages/games/cgs/players/still.ts
let still;
let readings = /* @__PURE__ */ new Map();
function whileStill(state, decided) {
	still = state;
	readings = /* @__PURE__ */ new Map();
	try {
		return decided();
	} finally {
		still = void 0;
	}
}
function onceStill(state, player, read) {
	if (state !== still) return read(state, player, false);
	let known = readings.get(read);
	if (known === void 0) {
		known = [];
		readings.set(read, known);
	}
	known[player] ??= read(state, player, true);
	return known[player];
}
// packages/games/cgs/players/hand.ts
const RID$1 = 3;
const [CATACLYSM_PRICE, MUST_PRICE] = [6, 5];
const FEAR = .25;
const [FINALE_PRICE, OWN_FINALE] = [1, 3];
const STOCK = .1;
const hasVenture = (state, { ventures }) => ventures.some((card) => Array.from({ length: state.rules.seats }, (_, seat) => seat).some((seat) => lies(state.ints, opsOf(seat), card) && lies(state.ints, openOf(playerOf(state, seat)), card)));
const HEAVY = .5;
const mask$1 = /* @__PURE__ */ new Int32Array(16);
const emptyLists = ({ designs, names }) => ({
	held: new Uint8Array(designs.length),
	can: new Uint8Array(designs.length),
	owes: new Float64Array(designs.length),
	kept: new Float64Array(designs.length),
	balance: new Float64Array(names.length),
	feats: new Float64Array(names.length),
	common: new Float64Array(names.length),
	supply: new Float64Array(names.length)
});
const used = /* @__PURE__ */ new WeakMap();
function listsFor(cards, player) {
	const lists = used.get(cards) ?? [];
	used.set(cards, lists);
	const known = lists[player] ?? emptyLists(cards);
	lists[player] = known;
	known.held.fill(0);
	known.can.fill(0);
	known.owes.fill(0);
	known.kept.fill(0);
	known.feats.fill(0);
	known.common.fill(0);
	known.supply.fill(0);
	return known;
}
const readHand = (state, player) => onceStill(state, player, readAnew);
function readAnew(state, player, isStill) {
	const { ints, rules } = state;
	const { cards } = rules;
	const { names, is, designOf, setSize: width } = cards;
	const facts = factsOf(cards);
	const lists = isStill ? listsFor(cards, player) : emptyLists(cards);
	const main = balancesOf(state, player, lists.balance);
	const hand = {
		player,
		players: rules.players,
		cards,
		facts,
		held: lists.held,
		can: lists.can,
		owes: lists.owes,
		kept: lists.kept,
		stock: hasVenture(state, facts) ? STOCK : 0,
		balance: lists.balance,
		main,
		feats: lists.feats,
		common: lists.common,
		supply: lists.supply,
		ventures: [],
		prices: void 0
	};
	const inAdventure = currentIn(ints) !== -1;
	for (const seat of personsOf(state, player)) {
		if (inAdventure) addableMask(state, seat, mask$1);
		const [ops, open] = [opsOf(seat), openOf(player)];
		for (let w = 0; w < width; w++) for (let bits = zoneInt(ints, ops, w) & is.support[w] & zoneInt(ints, open, w); bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(w, bits);
			const { index } = designOf[card];
			hand.held[index] = 1;
			addRows(cards.ar, card, hand.supply, facts.burden[index] === 0 ? 1 : HEAVY);
			if (inAdventure && !isIn(mask$1, card)) continue;
			hand.can[index] = 1;
			hand.owes[index] = facts.mustGo[index] === 1 ? Math.max(0, facts.debt[index] - RID$1) : facts.price[index];
		}
		for (let w = 0; w < width; w++) for (let bits = zoneInt(ints, ops, w) & is.adventure[w] & zoneInt(ints, open, w); bits !== 0; bits = withoutLowest(bits)) hand.ventures.push(designOf[lowestMember(w, bits)]);
	}
	addZone(state, siteOf(player), cards.feats, hand.feats);
	addZone(state, commonSite, cards.feats, hand.common);
	for (let name = 0; name < names.length; name++) hand.feats[name] += hand.common[name];
	keepReserve(state, hand);
	return hand;
}
function addZone(state, zone, rows, into) {
	for (let card = firstIn(state, zone); card >= 0; card = nextIn(state, zone, card)) addRows(rows, card, into, 1);
}
function addRows({ from, name, value }, card, into, sign) {
	for (let i = from[card]; i < from[card + 1]; i++) into[name[i]] += sign * value[i];
}
function balanceOf(state, player) {
	const balance = new Float64Array(state.rules.cards.names.length);
	balancesOf(state, player, balance);
	return balance;
}
function balancesOf(state, player, balance) {
	const { ints, rules } = state;
	const { cards } = rules;
	const { required, covered } = eraSums(state, player, scratchSums(state));
	for (let name = 0; name < balance.length; name++) balance[name] = covered[name] - required[name];
	if (currentIn(ints) !== -1) {
		for (const seat of personsOf(state, player)) for (let card = firstIn(state, groundOf(seat)); card >= 0; card = nextIn(state, groundOf(seat), card)) if (card !== currentIn(ints)) addRows(cards.ec, card, balance, -1);
	}
	const name = factsOf(cards).main;
	const main = balance[name];
	balance[name] = Number.POSITIVE_INFINITY;
	return main;
}
function keepReserve(state, hand) {
	const { ints, rules } = state;
	const { player, cards, facts } = hand;
	const ahead = leadOf(state, player);
	const fears = adventuresIn(ints) < EARLY$1 || ahead > BEATEN;
	const price = CATACLYSM_PRICE + FEAR * Math.max(0, ahead);
	const threats = [];
	for (const card of facts.reserved) {
		const adventure = cards.designOf[card];
		const isThreat = adventure.roleplay === CATACLYSM;
		const isFinale = adventure.roleplay === EPIC || adventure.roleplay === DOOMSDAY;
		if (isThreat && !fears) continue;
		for (let seat = 0; seat < rules.seats; seat++) {
			if (!lies(ints, opsOf(seat), card)) continue;
			const isMine = playerOf(state, seat) === player;
			if (isFinale) keepFor(hand, [adventure], isMine ? OWN_FINALE : FINALE_PRICE, isMine);
			else if (isThreat && !isMine) threats.push(adventure);
			else if (!isThreat && isMine) keepFor(hand, [adventure], MUST_PRICE);
		}
	}
	if (threats.length > 1 && keepFor(hand, threats, price)) return;
	for (const threat of threats) keepFor(hand, [threat], price);
}
const EARLY$1 = 10;
const BEATEN = -12;
function leadOf(state, player) {
	let most = Number.NEGATIVE_INFINITY;
	for (let rival = 0; rival < state.rules.players; rival++) if (rival !== player) most = Math.max(most, pointsStill(state, rival));
	return pointsStill(state, player) - most;
}
const pointsStill = (state, player) => onceStill(state, player, pointsOf);
function keepFor(hand, adventures, price, isPartial = false) {
	const { cards, facts, held, kept, feats } = hand;
	const { acc, ar, designs } = cards;
	const accepts = adventures[0].accepts;
	const serves = (design) => held[design] === 1 && facts.burden[design] === 0 && (accepts === void 0 || isIn(accepts, designs[design].first));
	const wanted = new Float64Array(cards.names.length);
	for (const { first } of adventures) addRows(acc, first, wanted, 1);
	const spare = wanted.map((amount, name) => amount === 0 ? 0 : feats[name] * adventures.length - amount);
	for (let name = 0; name < wanted.length; name++) {
		if (wanted[name] === 0) continue;
		for (const design of facts.givers[name]) if (serves(design)) spare[name] += valueIn(ar, designs[design].first, name);
		if (spare[name] < 0 && !isPartial) return false;
	}
	for (let name = 0; name < wanted.length; name++) if (wanted[name] > 0) {
		for (const design of facts.givers[name]) if (serves(design) && valueIn(ar, designs[design].first, name) > spare[name]) kept[design] = Math.max(kept[design], price);
	}
	return true;
}
function fits({ cards, can, facts, balance }, design, adventure) {
	if (can[design] === 0) return false;
	const { first } = cards.designs[design];
	if (adventure.accepts !== void 0 && !isIn(adventure.accepts, first)) return false;
	if (facts.isScarce[design] === 0) return true;
	const { from, name, value } = cards.ec;
	for (let i = from[first]; i < from[first + 1]; i++) if (balance[name[i]] + valueIn(cards.er, adventure.first, name[i]) < value[i]) return false;
	return true;
}
// packages/games/cgs/players/scarcity.ts
const [ROUNDS, STEP$1] = [10, .5];
const SOFT = 1.5;
function pricesOf(hand) {
	hand.prices ??= findPrices(hand);
	return hand.prices;
}
function findPrices(hand) {
	const { name, value, from } = hand.cards.acc;
	const { facts, feats, supply, ventures } = hand;
	const prices = new Float64Array(supply.length);
	const demand = new Float64Array(supply.length);
	for (let round = 0; round < ROUNDS; round++) {
		demand.fill(0);
		for (const { first, index } of ventures) {
			const end = from[first + 1];
			let gain = facts.gain[index];
			for (let i = from[first]; i < end; i++) {
				const need = value[i] - feats[name[i]];
				if (need > 0) gain -= prices[name[i]] * need;
			}
			if (gain <= 0) continue;
			const part = gain < SOFT ? gain / SOFT : 1;
			for (let i = from[first]; i < end; i++) {
				const need = value[i] - feats[name[i]];
				if (need > 0) demand[name[i]] += part * need;
			}
		}
		for (let one = 0; one < prices.length; one++) {
			const missing = (demand[one] - supply[one]) / (supply[one] + 1);
			if (missing > 0 || prices[one] > 0) prices[one] = Math.max(0, prices[one] + STEP$1 * Math.min(1, missing));
		}
	}
	return prices;
}
const LEARNT$1 = .3;
function featsWorth(hand, { first }) {
	const { feats, acc } = hand.cards;
	const prices = pricesOf(hand);
	let sum = 0;
	for (let i = feats.from[first]; i < feats.from[first + 1]; i++) {
		const name = feats.name[i];
		if (prices[name] === 0) continue;
		for (const other of hand.ventures) if (other.first !== first) sum += prices[name] * Math.min(feats.value[i], Math.max(0, valueIn(acc, other.first, name) - hand.feats[name]));
	}
	return LEARNT$1 * sum;
}
function spendingOf(hand, design) {
	const prices = pricesOf(hand);
	const { ar, designs } = hand.cards;
	const { first } = designs[design];
	let sum = 0;
	for (let i = ar.from[first]; i < ar.from[first + 1]; i++) sum += prices[ar.name[i]] * ar.value[i];
	return sum;
}
// packages/games/cgs/players/cover.ts
function withCosts({ cards }, { short, named }, designs) {
	const { acc } = cards;
	const need = {
		short: short.slice(),
		named: named.slice()
	};
	for (const design of designs) {
		const { first } = cards.designs[design];
		for (let i = acc.from[first]; i < acc.from[first + 1]; i++) {
			need.short[acc.name[i]] += acc.value[i];
			need.named[acc.name[i]] = 1;
		}
	}
	return need;
}
let short = /* @__PURE__ */ new Float64Array(0);
let seen = /* @__PURE__ */ new Int32Array(0);
let round = 0;
const found = [];
const isKeptFor = ({ roleplay }) => roleplay === CATACLYSM || roleplay === EPIC || roleplay === DOOMSDAY;
const owesIn = ({ owes, kept, facts, stock }, design, adventure) => owes[design] + (isKeptFor(adventure) || facts.mustGo[adventure.index] === 1 ? 0 : kept[design]) + (adventure.roleplay === COOPERATION ? 0 : stock * facts.stock[design]);
function seek(hand, name, adventure) {
	for (const design of hand.facts.givers[name]) {
		if (seen[design] === round) continue;
		seen[design] = round;
		if (fits(hand, design, adventure)) found.push(design);
	}
}
function planCover(hand, need, adventure) {
	const { cards } = hand;
	if (short.length !== need.short.length) short = new Float64Array(need.short.length);
	if (seen.length < cards.designs.length) seen = new Int32Array(cards.designs.length);
	short.set(need.short);
	round++;
	found.length = 0;
	for (let name = 0; name < short.length; name++) if (short[name] > 0) seek(hand, name, adventure);
	const plan = [];
	while (isShort()) {
		let best = -1;
		let most = 0;
		for (let i = 0; i < found.length; i++) {
			const value = appealOf(hand, found[i], adventure);
			if (value > most) [best, most] = [i, value];
		}
		if (best < 0) best = lastHope(hand, adventure);
		if (best < 0) return planOf(hand, plan, adventure, false);
		const design = found[best];
		found[best] = found[found.length - 1];
		found.length--;
		plan.push(design);
		lay(hand, design, adventure);
	}
	return planOf(hand, plan.length < 2 ? plan : withoutNeedless(hand, plan), adventure, true);
}
function lastHope(hand, adventure) {
	for (let i = 0; i < found.length; i++) if (useOf(hand, found[i]) > 0 && isMet(hand, found[i], adventure)) return i;
	return -1;
}
function isMet(hand, design, adventure) {
	const { ac, acc, designs } = hand.cards;
	const { first } = designs[design];
	for (const { from, name, value } of [ac, acc]) for (let i = from[first]; i < from[first + 1]; i++) if (short[name[i]] + value[i] > supplyIn(hand, name[i], adventure)) return false;
	return true;
}
function useOf({ cards: { ar, designs } }, design) {
	const { first } = designs[design];
	let use = 0;
	for (let i = ar.from[first]; i < ar.from[first + 1]; i++) use += Math.max(0, Math.min(ar.value[i], short[ar.name[i]]));
	return use;
}
function supplyIn(hand, name, adventure) {
	const { ar, designs } = hand.cards;
	let supply = 0;
	for (const design of hand.facts.givers[name]) if (hand.facts.burden[design] === 0 && (seen[design] !== round || found.includes(design))) {
		if (fits(hand, design, adventure)) supply += valueIn(ar, designs[design].first, name);
	}
	return supply;
}
function isShort() {
	for (let name = 0; name < short.length; name++) if (short[name] > 0) return true;
	return false;
}
function planOf(hand, cards, adventure, isWhole) {
	let owes = 0;
	let spends = 0;
	for (const design of cards) {
		owes += owesIn(hand, design, adventure);
		spends += spendingOf(hand, design);
	}
	return {
		cards,
		owes,
		spends,
		isWhole
	};
}
function appealOf(hand, design, adventure) {
	const { ac, acc, designs } = hand.cards;
	let use = useOf(hand, design);
	if (use > 0 && hand.facts.burden[design] > 0) {
		if (!isMet(hand, design, adventure)) return 0;
		const { first } = designs[design];
		for (const { from, name, value } of [ac, acc]) for (let i = from[first]; i < from[first + 1]; i++) use -= .8 * Math.max(0, value[i] + Math.min(0, short[name[i]]));
	}
	return use / (.7 + owesIn(hand, design, adventure) + spendingOf(hand, design));
}
function lay(hand, design, adventure) {
	const { ar, ac, acc, designs } = hand.cards;
	const { first } = designs[design];
	for (let i = ar.from[first]; i < ar.from[first + 1]; i++) short[ar.name[i]] -= ar.value[i];
	for (const { from, name, value } of [ac, acc]) for (let i = from[first]; i < from[first + 1]; i++) {
		short[name[i]] += value[i];
		if (short[name[i]] > 0) seek(hand, name[i], adventure);
	}
}
function withoutNeedless(hand, plan) {
	const { ar, designs } = hand.cards;
	const { debt, burden } = hand.facts;
	const kept = [...plan];
	for (const design of [...plan].sort((a, b) => debt[b] - debt[a])) {
		const { first } = designs[design];
		if (burden[design] > 0) continue;
		let spare = true;
		for (let i = ar.from[first]; i < ar.from[first + 1]; i++) spare &&= short[ar.name[i]] + ar.value[i] <= 0;
		if (!spare) continue;
		kept.splice(kept.indexOf(design), 1);
		for (let i = ar.from[first]; i < ar.from[first + 1]; i++) short[ar.name[i]] += ar.value[i];
	}
	return kept;
}
function givesIn({ cards: { ar, designs } }, design, { named }) {
	const { first } = designs[design];
	let sum = 0;
	for (let i = ar.from[first]; i < ar.from[first + 1]; i++) if (named[ar.name[i]] === 1) sum += ar.value[i];
	return sum;
}
function strengthIn(hand, { named }, adventure) {
	const { ar, designs } = hand.cards;
	let sum = 0;
	for (let name = 0; name < named.length; name++) {
		if (named[name] === 0) continue;
		for (const design of hand.facts.givers[name]) if (fits(hand, design, adventure)) sum += valueIn(ar, designs[design].first, name);
	}
	return sum;
}
// packages/games/cgs/players/together.ts
const HIS_OWN = 1.5;
function planTogether(hands, hero, need, adventure) {
	const own = hands[hero];
	const count = own.cards.designs.length;
	const [can, owes, holder] = [
		new Uint8Array(count),
		new Float64Array(count),
		new Int8Array(count)
	];
	for (const [index, hand] of hands.entries()) for (let design = 0; design < count; design++) {
		if (hand.can[design] === 0 || !fits(hand, design, adventure)) continue;
		const price = owesIn(hand, design, adventure) + (hand === own ? 0 : HIS_OWN);
		if (can[design] === 1 && owes[design] <= price) continue;
		can[design] = 1;
		owes[design] = price;
		holder[design] = index;
	}
	const plan = planCover({
		...own,
		can,
		owes,
		kept: new Float64Array(count),
		stock: 0,
		balance: own.balance.map(() => Number.POSITIVE_INFINITY),
		prices: new Float64Array(own.balance.length)
	}, need, adventure);
	if (!plan.isWhole) return void 0;
	const cards = hands.map((_, index) => plan.cards.filter((design) => holder[design] === index));
	return {
		plan,
		cards,
		owes: hands.map((hand, index) => cards[index].reduce((sum, design) => sum + owesIn(hand, design, adventure), 0))
	};
}
const isAgreed = ({ owes, cards }, hero, prize) => owes.every((price, player) => player === hero || cards[player].length === 0 || price < prize(player));
// packages/games/cgs/players/worth.ts
const [RID, RELIEF, LEARNT] = [
	8,
	6,
	8
];
const readHands = (state) => Array.from({ length: state.rules.players }, (_, player) => readHand(state, player));
function urgencyOf(hand, design, locked) {
	const { er, feats } = hand.cards;
	const { first, index } = design;
	let urgency = (hand.facts.mustGo[index] === 1 ? RID : 0) + featsWorth(hand, design);
	for (let i = er.from[first]; i < er.from[first + 1]; i++) {
		const short = -hand.balance[er.name[i]];
		if (short > 0) urgency += RELIEF * Math.min(short, er.value[i]);
	}
	urgency -= needlessIn(hand, design);
	if (locked.length > 0) {
		for (let i = feats.from[first]; i < feats.from[first + 1]; i++) for (const name of locked) if (feats.name[i] === name) urgency += LEARNT;
	}
	return urgency;
}
const RISK = 1.5;
const bringsGate = ({ cards: { feats }, facts: { gates } }, { first }) => {
	for (let i = feats.from[first]; i < feats.from[first + 1]; i++) if (gates[feats.name[i]] > 0) return true;
	return false;
};
const sharedStep = ({ players }) => players === 2 ? .3 : 1;
function needlessIn(hand, { first }) {
	const { feats, is } = hand.cards;
	const share = isIn(is.commonSite, first) ? sharedStep(hand) : 1;
	let needless = 0;
	for (let i = feats.from[first]; i < feats.from[first + 1]; i++) {
		const [name, value] = [feats.name[i], feats.value[i]];
		const gate = hand.facts.gates[name];
		if (gate > 0) needless += value - share * Math.max(0, Math.min(value, gate - hand.feats[name]));
	}
	return 5 * needless;
}
const [LOST, SPARED] = [-8, 5];
function sharedPrize(state, hand, design) {
	const { facts, cards, player } = hand;
	if (isIn(cards.is.commonSite, design.first)) return facts.prize[design.index] - needlessIn(hand, design);
	return design.roleplay === CATACLYSM && leadOf(state, player) > LOST ? SPARED : 0;
}
function lockedNames(state, player, known) {
	const { designOf } = state.rules.cards;
	const { owed } = factsOf(state.rules.cards);
	const locked = [];
	for (const seat of personsOf(state, player)) {
		if (!meets(state.ints, opsOf(seat), owed)) continue;
		const hands = known ?? readHands(state);
		const hand = hands[player];
		for (let card = firstIn(state, opsOf(seat)); card >= 0; card = nextIn(state, opsOf(seat), card)) {
			const design = designOf[card];
			if (!design.isAdventure || hand.facts.mustGo[design.index] === 0) continue;
			const { short } = needFor(hands, player, design);
			for (let name = 0; name < short.length; name++) if (short[name] > 0 && reachIn(hand, name, design) < short[name]) locked.push(name);
		}
	}
	return locked;
}
function reachIn(hand, name, adventure) {
	const named = new Uint8Array(hand.balance.length);
	named[name] = 1;
	return strengthIn(hand, {
		short: hand.balance,
		named
	}, adventure);
}
const isJoint = ({ roleplay }) => roleplay === COOPERATION || roleplay === CATACLYSM;
function needFor(hands, player, design) {
	const { cards, feats, common } = hands[player];
	const short = new Float64Array(cards.names.length);
	const named = new Uint8Array(short.length);
	addRows(cards.acc, design.first, short, 1);
	for (let i = cards.acc.from[design.first]; i < cards.acc.from[design.first + 1]; i++) named[cards.acc.name[i]] = 1;
	if (!isJoint(design)) addRows(cards.ar, design.first, short, -1);
	for (let name = 0; name < short.length; name++) if (!isJoint(design)) short[name] -= feats[name];
	else {
		short[name] -= common[name];
		for (const hand of hands) short[name] -= hand.feats[name] - common[name];
	}
	return {
		short,
		named
	};
}
const totalOf = ({ short }) => {
	let sum = 0;
	for (let name = 0; name < short.length; name++) sum += Math.max(0, short[name]);
	return sum;
};
function expected(state, hands, player, design, locked) {
	const hand = hands[player];
	const need = needFor(hands, player, design);
	const plan = planCover(hand, need, design);
	const value = hopeOf(state, hands, player, design, need, plan, hand.facts.prize[design.index] + urgencyOf(hand, design, locked));
	const relief = plan.isWhole ? reliefBy(hand, design, plan) : 0;
	const spends = hand.facts.mustGo[design.index] === 1 ? 0 : plan.spends;
	return {
		design,
		plan,
		value: value + relief,
		rank: value + relief - spends
	};
}
function reliefBy({ facts, cards, main }, { first }, { cards: laid }) {
	let after = main + valueIn(cards.er, first, facts.main);
	for (const design of laid) after -= valueIn(cards.ec, cards.designs[design].first, facts.main);
	return Math.min(0, after) - Math.min(0, main);
}
function hopeOf(state, hands, player, design, need, plan, prize) {
	const hand = hands[player];
	const net = prize - plan.owes;
	const { roleplay } = design;
	if (roleplay === CATACLYSM) {
		if (leadOf(state, player) < -6 && !plan.isWhole) return 2;
		return bringsGate(hand, design) ? jointly(state, hands, player, design, need, plan, prize) - RISK : -6;
	}
	if (roleplay === DOOMSDAY) return plan.isWhole ? 20 : -40;
	if (roleplay === COOPERATION) return jointly(state, hands, player, design, need, plan, prize);
	if (!plan.isWhole) return -1;
	if (roleplay === SOLO) return net;
	if (roleplay === OBSTRUCTION) return net * .9;
	if (roleplay !== COMPETITION && roleplay !== BATTLE && roleplay !== EPIC) return net;
	const mine = strengthIn(hand, need, design);
	let value = net;
	for (const rival of hands) {
		if (rival === hand) continue;
		const theirs = needFor(hands, rival.player, design);
		if (!planCover(rival, theirs, design).isWhole) continue;
		const strength = strengthIn(rival, theirs, design);
		const extra = Math.max(0, strength + 1 - totalOf(need)) * .5;
		if (mine > strength) value = Math.min(value, (net - extra) * .7);
		else value = Math.min(value, roleplay === EPIC ? -40 : Math.min(.3, net * .1));
	}
	if (hand.facts.mustGo[design.index] === 1) return Math.max(value, 14 - 4 * idleIn(state.ints));
	return value < net ? value - .5 * idleIn(state.ints) : value;
}
function jointly(state, hands, player, design, need, plan, prize) {
	if (plan.isWhole) return stockIn(hands, player, design) + prize - .7 * plan.owes - .5;
	const shared = planTogether(hands, player, need, design);
	if (shared === void 0 || !isAgreed(shared, player, (rival) => sharedPrize(state, hands[rival], design))) return -2;
	return stockIn(hands, player, design) + prize - .7 * shared.owes[player] - 1;
}
function stockIn(hands, player, adventure) {
	let value = 0;
	let held = 0;
	for (const hand of hands) for (const { index, holding } of hand.cards.designs) {
		if (holding === 0 || !fits(hand, index, adventure)) continue;
		held += holding;
		value += hand.facts.stock[index] * (hand.player === player ? 1 : -.7 / (hands.length - 1));
	}
	const { offering } = adventure;
	return offering > 0 && held > offering ? value * (offering + 1) / held : value;
}
const mask = /* @__PURE__ */ new Int32Array(16);
function prospectsOf(state, player, hands = readHands(state)) {
	const { designOf, setSize: width } = state.rules.cards;
	const locked = lockedNames(state, player, hands);
	const seen = /* @__PURE__ */ new Set();
	for (const seat of personsOf(state, player)) {
		adventureMask(state, seat, mask);
		for (let w = 0; w < width; w++) for (let bits = mask[w]; bits !== 0; bits = withoutLowest(bits)) seen.add(designOf[lowestMember(w, bits)]);
	}
	return [...seen].map((design) => expected(state, hands, player, design, locked)).sort((a, b) => b.rank - a.rank);
}
function promiseOf(state, player, hands = readHands(state)) {
	let [sum, weight] = [0, 1];
	for (const { value } of prospectsOf(state, player, hands)) {
		if (value <= 0) continue;
		sum += weight * value;
		weight *= .85;
	}
	return sum;
}
// packages/games/cgs/players/errands.ts
const EFFORT$1 = .8;
const BARE = .45;
function errandFor({ state, isQuick }, hand, adventure) {
	if (adventure.roleplay === COMPETITION) return void 0;
	let best;
	let most = 0;
	const isLocked = isQuick === true || lockedNames(state, hand.player).length > 0;
	for (const design of hand.cards.designs) {
		if (hand.can[design.index] === 0 || isLocked && design.reuse > 0) continue;
		const value = gainBy(state, hand, design, adventure) - hand.owes[design.index] - EFFORT$1;
		if (value > most) [best, most] = [design.index, value];
	}
	return best;
}
function gainBy(state, hand, design, adventure) {
	const { player, cards, facts } = hand;
	const { seizes, seizes1, reuse } = design;
	if (seizes === void 0 && seizes1 === void 0 && reuse === 0) return 0;
	let most = 0;
	for (let seat = 0; seat < state.rules.seats; seat++) {
		const rival = playerOf(state, seat);
		if (rival === player) continue;
		const worthOf = (card) => BARE * sumIn(cards.ar, card) + facts.stock[cards.designOf[card].index];
		let all = 0;
		let single = 0;
		if (seizes !== void 0) eachIn(state, opsOf(seat), seizes, (card) => {
			all += 1.5 * worthOf(card);
		});
		if (seizes1 !== void 0) eachIn(state, opsOf(seat), seizes1, (card) => {
			single = Math.max(single, 1.5 * worthOf(card));
		});
		let salvaged = 0;
		if (reuse > 0) salvaged = reuse * salvageFrom(state, player, rival);
		if (reuse > 0 && adventure.roleplay === COOPERATION) salvaged = Math.max(salvaged, stockFrom(state, hand, rival, reuse));
		most = Math.max(most, all + single + salvaged);
	}
	return most;
}
function stockFrom(state, { cards, facts }, rival, count) {
	const scores = [];
	eachIn(state, wreckOf(rival), cards.is.reusable, (card) => {
		const score = facts.stock[cards.designOf[card].index];
		if (score > 0) scores.push(score);
	});
	return scores.sort((a, b) => b - a).slice(0, count).reduce((sum, score) => sum + score, 0);
}
function salvageFrom(state, player, rival) {
	const { cards } = state.rules;
	let best = -1;
	eachIn(state, wreckOf(rival), cards.is.reusable, (card) => {
		if (best === -1 || sumIn(cards.ar, card) > sumIn(cards.ar, best)) best = card;
	});
	if (best === -1 || sumIn(cards.ar, best) < 3) return 0;
	const after = copyState(state);
	setCurrent(after.ints, -1);
	const before = promiseOf(after, player);
	moveCard(after.ints, best, wreckOf(rival), opsOf(personsOf(state, player)[0]));
	return promiseOf(after, player) - before - sumIn(cards.ec, best);
}
// packages/games/cgs/players/keys.ts
const gives$1 = ({ rules: { cards } }, card, names) => names.some((name) => valueIn(cards.ar, card, name) > 0);
function keyCard(state, hand) {
	const { is } = hand.cards;
	const salvage = hand.facts.salvage.find((design) => hand.can[design] === 1);
	if (salvage === void 0) return void 0;
	const rivals = Array.from({ length: state.rules.players }, (_, rival) => rival).filter((rival) => rival !== hand.player && meets(state.ints, wreckOf(rival), is.reusable));
	if (rivals.length === 0) return void 0;
	const locked = lockedNames(state, hand.player);
	let found = false;
	for (const rival of rivals) eachIn(state, wreckOf(rival), is.reusable, (card) => {
		found ||= gives$1(state, card, locked);
	});
	return found ? salvage : void 0;
}
const isKey = (state, player, card) => isIn(state.rules.cards.is.reusable, card) && gives$1(state, card, lockedNames(state, player));
// packages/games/cgs/players/standing.ts
function standing(state, player) {
	const sums = reckon(state, player, sumsFor(state));
	const short = new Float64Array(sums.named.length);
	for (let name = 0; name < short.length; name++) short[name] = sums.required[name] - sums.covered[name];
	return {
		need: {
			short,
			named: sums.named
		},
		covered: isCovered(sums),
		overflow: overflowOf(sums, state.rules.options.overflow === "surplus")
	};
}
// packages/games/cgs/players/powers.ts
const EFFORT = 1;
const [NARROW, MANY] = [.01, 50];
const isDivert = (power) => POWERS[power].startsWith("divert");
function afterHit(state, player, power, card, layer) {
	const next = copyState(state);
	const { ints } = next;
	if (power >= 4) moveCard(ints, card, groundOf(layer), wreckOf(player));
	else if (power >= 2) moveCard(ints, card, groundOf(layer), groundOf(personsOf(state, player)[0]));
	else moveCard(ints, card, groundOf(layer), opsOf(layer));
	if (power < 2 || power >= 4) barCard(ints, card);
	return next;
}
const [TROUBLE, LOOT] = [.3, .5];
const TURNED = .5;
function harmBy(state, owner, design, victim, prize) {
	const { cards } = state.rules;
	const { targets } = cards.designs[design];
	const adventure = cards.designOf[currentIn(state.ints)];
	let most = 0;
	for (let power = 0; power < POWERS.length; power++) {
		const set = targets[power];
		if (set === void 0) continue;
		const isKept = isDivert(power) && adventure.roleplay === COMPETITION;
		let all = state;
		let loot = 0;
		for (const layer of personsOf(state, victim)) eachIn(state, groundOf(layer), set, (card) => {
			all = afterHit(isSingle(power) ? state : all, owner, power, card, layer);
			loot = (isSingle(power) ? 0 : loot) + (isKept ? LOOT * sumIn(cards.ar, card) : 0);
			const turned = winnerOf(all) === owner ? TURNED : 0;
			most = Math.max(most, (harmIn(all, victim, adventure) + turned) * prize + loot);
		});
	}
	return most;
}
function harmIn(state, victim, adventure) {
	if (winnerOf(state) === victim) return 0;
	const again = planCover(readHand(state, victim), standing(state, victim).need, adventure);
	return again.isWhole ? Math.min(.4, .1 * again.owes) : 1;
}
function strikeFor(state, me, prize) {
	const winner = winnerOf(state);
	if (winner === -1 || winner === me) return void 0;
	const hand = readHand(state, me);
	const { designs, designOf, is } = hand.cards;
	const isFree = designOf[currentIn(state.ints)].roleplay === COMPETITION;
	const loss = .9 * prize / (state.rules.players - 1);
	let best;
	let most = 0;
	for (const { index, first, powers } of designs) {
		if (hand.can[index] === 0 || powers === 0 && !isIn(is.rewind, first)) continue;
		const value = (powers === 0 ? loss : harmBy(state, me, index, winner, loss)) - (isFree && powers !== 0 ? TROUBLE : hand.owes[index] + EFFORT);
		if (value > most) [best, most] = [index, value];
	}
	return best;
}
function mayStrike({ ints, rules: { cards } }, hero, { can }) {
	const zones = hero.flatMap((seat) => [opsOf(seat), groundOf(seat)]);
	return cards.designs.some(({ index, targets }) => can[index] === 1 && targets.some((set) => set !== void 0 && zones.some((zone) => meets(ints, zone, set))));
}
function lootBy(state, design, victim) {
	const { designs, designOf } = state.rules.cards;
	const { stock } = factsOf(state.rules.cards);
	let most = 0;
	for (const [power, set] of designs[design].targets.entries()) {
		if (set === void 0 || !isDivert(power)) continue;
		let loot = 0;
		for (const layer of personsOf(state, victim)) eachIn(state, groundOf(layer), set, (card) => {
			const worth = 2 * stock[designOf[card].index];
			loot = isSingle(power) ? Math.max(loot, worth) : loot + worth;
		});
		most = Math.max(most, loot);
	}
	return most;
}
function lootFor(state, me) {
	const hand = readHand(state, me);
	let best;
	let most = 0;
	for (const { index, powers } of hand.cards.designs) {
		if (hand.can[index] === 0 || powers === 0) continue;
		let loot = 0;
		for (let rival = 0; rival < state.rules.players; rival++) if (rival !== me) loot = Math.max(loot, lootBy(state, index, rival));
		const value = loot - hand.owes[index] - EFFORT;
		if (value > most) [best, most] = [index, value];
	}
	return best;
}
function harmTo(state, me, rival, source) {
	const { designOf, is } = state.rules.cards;
	const adventure = designOf[currentIn(state.ints)];
	const prize = factsOf(state.rules.cards).prize[adventure.index];
	if (isIn(is.freeze, source)) return stopsMe(state, me, adventure) ? prize : 0;
	const { index } = designOf[source];
	return isCooperative(adventure.roleplay) ? lootBy(state, index, me) : harmBy(state, rival, index, me, prize);
}
function shieldFor(state, me) {
	const { ints, rules } = state;
	for (let rival = 0; rival < rules.players; rival++) {
		const source = pendingOf(ints, rival);
		if (rival === me || source === -1) continue;
		const harm = harmTo(state, me, rival, source);
		const shield = harm === 0 ? void 0 : cheapestShield(state, me, source, harm);
		if (shield !== void 0) return shield;
	}
}
function cheapestShield(state, me, source, harm) {
	const hand = readHand(state, me);
	const { designs, is, setSize } = hand.cards;
	const isFreeze = isIn(is.freeze, source);
	let best = [];
	let least = harm;
	for (const { index, shields, first } of designs) {
		if (hand.can[index] === 0) continue;
		if (!(shields === void 0 ? !isFreeze && isIn(is.recover, first) : isIn(shields, source))) continue;
		const breadth = shields === void 0 ? MANY : countMembers(shields, 0, setSize);
		const price = hand.owes[index] + EFFORT + breadth * NARROW;
		if (price > least) continue;
		if (price < least) best = [];
		best.push(index);
		least = price;
	}
	return best[adventuresIn(state.ints) % Math.max(1, best.length)];
}
const stopsMe = (state, me, adventure) => winnerOf(state) !== me && planCover(readHand(state, me), standing(state, me).need, adventure).isWhole;
function guardFor(state, me, { byObstacle, byStrength }) {
	const hand = readHand(state, me);
	const { designs, designOf, is } = hand.cards;
	const cardIn = (set) => designs.find(({ index, first }) => hand.can[index] === 1 && isIn(set, first))?.index;
	const truce = cardIn(is.freezeAcc);
	if (truce !== void 0 && byObstacle()) return truce;
	const freeze = cardIn(is.freeze);
	if (freeze === void 0 || winnerOf(state) !== me) return void 0;
	const isWorthIt = hand.owes[freeze] + EFFORT <= hand.facts.prize[designOf[currentIn(state.ints)].index];
	return byObstacle() || isWorthIt && byStrength() ? freeze : void 0;
}
// packages/games/cgs/players/spoil.ts
const [TRIES, EVERY] = [3, 12];
const APART = 4;
const ENOUGH$1 = 5;
const TOO_MANY = 8;
function lossesIn({ ints, rules: { cards, players } }) {
	const { deck } = cards.eras[eraIn(ints)];
	let won = 0;
	for (let w = 0; w < deck.length; w++) {
		let lying = zoneInt(ints, commonSite, w);
		for (let player = 0; player < players; player++) lying |= zoneInt(ints, siteOf(player), w);
		won += bitCount(lying & deck[w] & cards.is.adventure[w]);
	}
	return adventuresIn(ints) - won;
}
const isSpoilt = (hands, player, one) => one.design.roleplay === COMPETITION && isStoppable$1(hands, player, one);
const DARING = .6;
function dared(hands, player, one) {
	const { roleplay } = one.design;
	if (one.value <= DARING || roleplay !== EPIC && roleplay !== DOOMSDAY) return one;
	if (!isStoppable$1(hands, player, one)) return one;
	const value = roleplay === EPIC ? DARING : -40;
	return {
		...one,
		value,
		rank: value
	};
}
function isStoppable$1(hands, player, { design, plan }) {
	const hand = hands[player];
	const need = needFor(hands, player, design);
	const { acc, designs } = hand.cards;
	const without = (card) => {
		const can = hand.can.slice();
		can[card] = 0;
		return {
			...hand,
			can
		};
	};
	const isStopped = (index) => {
		const { first, powers, targets } = designs[index];
		if (acc.from[first] !== acc.from[first + 1]) return !planCover(hand, withCosts(hand, need, [index]), design).isWhole;
		if (powers === 0) return false;
		return plan.cards.some((card) => targets.some((set) => set !== void 0 && isIn(set, designs[card].first)) && !hasShield(hand, index) && !planCover(without(card), need, design).isWhole);
	};
	return hands.some((rival) => rival !== hand && designs.some(({ index }) => rival.can[index] === 1 && fits(rival, index, design) && isStopped(index)));
}
function isFutile(hands, player, { design }) {
	const hand = hands[player];
	if (hand.facts.mustGo[design.index] === 0) return false;
	const mine = strengthIn(hand, needFor(hands, player, design), design);
	return hands.some((rival) => {
		const need = needFor(hands, rival.player, design);
		return rival !== hand && planCover(rival, need, design).isWhole && strengthIn(rival, need, design) >= mine;
	});
}
const hasShield = ({ can, cards: { designs } }, power) => designs.some(({ index, shields }) => can[index] === 1 && shields !== void 0 && isIn(shields, designs[power].first));
const isTime = ({ ints }) => adventuresIn(ints) % EVERY < TRIES;
const triesFutile = (state) => idleIn(state.ints) === 0 || isTime(state);
const triesSpoilt = (state, player, { design: { index } }) => lossesIn(state) < ENOUGH$1 && (isTime(state) || idleIn(state.ints) === 0 && (adventuresIn(state.ints) + index) % APART === 0 && !hasHindered(state, player));
function hasHindered(state, player) {
	const { acc, is, setSize } = state.rules.cards;
	for (let rival = 0; rival < state.rules.players; rival++) {
		if (rival === player) continue;
		for (const card of membersOf(state.ints, wreckOf(rival), setSize)) if (acc.from[card] !== acc.from[card + 1] || isIn(is.power, card)) return true;
	}
	return false;
}
function bidsOn(state, hands, player, { design }) {
	if (design.roleplay !== COMPETITION || lossesIn(state) < TOO_MANY) return true;
	if (hands[player].facts.mustGo[design.index] === 1) return true;
	return !hands.some((rival) => rival.player !== player && planCover(rival, needFor(hands, rival.player, design), design).isWhole);
}
function withoutFailed({ ints, rules }, player, prospects) {
	if (lastLoserIn(ints) !== player) return prospects;
	const { mustGo } = factsOf(rules.cards);
	const failed = prospects.filter(({ design, value }) => value > 0 && design.roleplay === lastRoleplayIn(ints) && mustGo[design.index] === 0).slice(0, idleIn(ints));
	return prospects.filter((one) => !failed.includes(one));
}
const TIRED = 3;
const isTired = ({ ints }) => idleIn(ints) >= TIRED;
// packages/games/cgs/players/adventure.ts
const BEGUN = 2;
const grudgeOf = ({ rules }) => .8 / (rules.players - 1);
function nextCard(now) {
	const { state, me } = now;
	const { ints, rules } = state;
	const adventure = rules.cards.designOf[currentIn(ints)];
	for (let rival = 0; rival < rules.players; rival++) if (rival !== me && pendingOf(ints, rival) !== -1) return shieldFor(state, me);
	const mine = standing(state, me);
	const hand = readHand(state, me);
	const key = keyCard(state, hand);
	if (key !== void 0) return key;
	const guard = guardFor(state, me, {
		byObstacle: () => heroIn(ints) === me && isStoppable(state, me, adventure),
		byStrength: () => isBeatable(state, me, adventure, mine)
	});
	if (guard !== void 0) return guard;
	return planned(now, adventure, hand, mine) ?? errandFor(now, hand, adventure);
}
const isStoppable = (state, hero, adventure) => readHands(state).some((hand) => hand.player !== hero && obstruct(state, hand, adventure) !== void 0);
const hasLaid = (state, player) => personsOf(state, player).some((seat) => firstIn(state, groundOf(seat)) >= 0);
const isBeatable = (state, me, adventure, mine) => (adventure.roleplay === COMPETITION || adventure.roleplay === BATTLE || adventure.roleplay === EPIC) && readHands(state).some((rival) => {
	if (rival.player === me || isOut(state, rival.player) || !hasLaid(state, rival.player)) return false;
	const { need, overflow } = standing(state, rival.player);
	return planCover(rival, need, adventure).isWhole && overflow + strengthIn(rival, need, adventure) >= mine.overflow;
});
function planned(now, adventure, hand, mine) {
	const { state, me } = now;
	const { roleplay } = adventure;
	const isHero = heroIn(state.ints) === me;
	if (roleplay === COOPERATION || roleplay === CATACLYSM) return join(state, hand, mine, adventure) ?? lootFor(state, me);
	const prize = hand.facts.prize[adventure.index];
	const worth = prize + (isHero ? urgencyOf(hand, adventure, lockedNames(state, me)) : 0);
	if (roleplay === COMPETITION || roleplay === BATTLE || roleplay === EPIC) return contend(state, hand, mine, adventure, worth) ?? stop(state, hand, adventure, prize);
	if (isHero) {
		if (mine.covered) return void 0;
		const plan = planCover(hand, mine.need, adventure);
		return plan.isWhole && plan.owes < worth + 2 ? plan.cards[0] : void 0;
	}
	if (roleplay === OBSTRUCTION) return obstruct(state, hand, adventure) ?? strikeFor(state, me, prize);
	return roleplay === DOOMSDAY ? obstruct(state, hand, adventure) ?? strikeFor(state, me, prize * (state.rules.players - 1)) : void 0;
}
function lurks(state, me, adventure) {
	const { roleplay } = adventure;
	const hero = heroIn(state.ints);
	if (roleplay !== EPIC && roleplay !== DOOMSDAY || hero === me || isOut(state, hero)) return false;
	const { covered, need } = standing(state, hero);
	if (covered || !planCover(readHand(state, hero), need, adventure).isWhole) return false;
	return mayStrike(state, personsOf(state, hero), readHand(state, me));
}
function stop(state, hand, adventure, prize) {
	if (adventure.roleplay === COMPETITION && isTired(state)) return void 0;
	const strike = strikeFor(state, hand.player, prize);
	const mayWait = heroIn(state.ints) === hand.player || winnerOf(state) === hand.player;
	return strike ?? (mayWait ? void 0 : obstruct(state, hand, adventure));
}
function laidBy(state, { player, facts, cards }) {
	let sum = 0;
	for (const seat of personsOf(state, player)) for (let card = firstIn(state, groundOf(seat)); card >= 0; card = nextIn(state, groundOf(seat), card)) if (card !== currentIn(state.ints)) sum += facts.debt[cards.designOf[card].index];
	return sum;
}
function contend(state, hand, mine, adventure, prize) {
	const { ints, rules } = state;
	let most = Number.NEGATIVE_INFINITY;
	let leader = -1;
	for (let rival = 0; rival < rules.players; rival++) {
		if (rival === hand.player || isOut(state, rival)) continue;
		const theirs = standing(state, rival);
		if (theirs.covered && theirs.overflow > most) [most, leader] = [theirs.overflow, rival];
	}
	if (mine.covered && mine.overflow > most) return void 0;
	const plan = planCover(hand, mine.need, adventure);
	if (!plan.isWhole) return void 0;
	const isHero = heroIn(ints) === hand.player;
	const isFree = adventure.roleplay === COMPETITION && !isHero;
	const isTieGood = isFree || adventure.roleplay === EPIC && !isHero;
	const reach = mine.overflow + strengthIn(hand, mine.need, adventure);
	if (reach < most || reach === most && !isTieGood) return void 0;
	let after = mine.overflow;
	let price = plan.owes + (isHero ? 0 : plan.spends);
	for (const design of plan.cards) after += givesIn(hand, design, mine.need);
	let next = plan.cards[0];
	if (after <= most) {
		const extras = hand.cards.designs.map(({ index }) => index).filter((index) => hand.can[index] === 1 && !plan.cards.includes(index) && fits(hand, index, adventure)).map((index) => ({
			index,
			gives: givesIn(hand, index, mine.need),
			owes: owesIn(hand, index, adventure) + (isHero ? 0 : spendingOf(hand, index))
		})).filter(({ gives }) => gives > 0).sort((a, b) => b.gives / (1 + b.owes) - a.gives / (1 + a.owes));
		next ??= extras[0]?.index;
		for (const { gives, owes } of extras) {
			if (after > most) break;
			after += gives;
			price += owes;
		}
	}
	const laid = laidBy(state, hand);
	const sunk = adventure.roleplay === COMPETITION ? laid : 0;
	const denied = leader === -1 ? 0 : grudgeOf(state) * hand.facts.prize[adventure.index];
	const begun = laid > 0 ? BEGUN : 0;
	return price + sunk < prize + denied + begun + (isFree ? 2 : 1) ? next : void 0;
}
function join(state, hand, mine, adventure) {
	const { ints } = state;
	if (adventure.roleplay === COOPERATION) {
		let stock;
		for (const design of hand.cards.designs) if (design.holding > (stock?.holding ?? 0) && fits(hand, design.index, adventure)) stock = design;
		if (stock !== void 0) return stock.index;
	}
	if (mine.covered) return void 0;
	const plan = planCover(hand, mine.need, adventure);
	const hero = heroIn(ints);
	if (!plan.isWhole) return shareIn(state, hand, mine, adventure);
	return (adventure.roleplay === CATACLYSM ? leadOf(state, hand.player) > LOST : hero === hand.player || pointsOf(state, hand.player) > 0) ? plan.cards[0] : shareIn(state, hand, mine, adventure);
}
function shareIn(state, hand, { need }, adventure) {
	const hero = heroIn(state.ints);
	if (hero !== hand.player && !isOut(state, hero) && planCover(readHand(state, hero), need, adventure).isWhole) return void 0;
	return agreedIn(state, need, adventure)?.[hand.player]?.[0];
}
function agreedIn(state, need, adventure) {
	const hands = readHands(state).filter(({ player }) => !isOut(state, player));
	const hero = hands.findIndex(({ player }) => player === heroIn(state.ints));
	const shared = planTogether(hands, Math.max(0, hero), need, adventure);
	if (shared === void 0 || !isAgreed(shared, hero, (at) => sharedPrize(state, hands[at], adventure))) return void 0;
	const parts = [];
	for (const [index, { player }] of hands.entries()) parts[player] = shared.cards[index];
	return parts;
}
function isCarried(state, adventure) {
	if (adventure.roleplay !== COOPERATION && adventure.roleplay !== CATACLYSM) return false;
	const { covered, need } = standing(state, heroIn(state.ints));
	return !covered && agreedIn(state, need, adventure) !== void 0;
}
function obstruct(state, hand, adventure) {
	const { acc, designs } = hand.cards;
	const hero = heroIn(state.ints);
	const covers = (theirs, need) => hasSeat(outIn(state.ints), hero) ? need.short.every((missing) => missing <= 0) : planCover(theirs, need, adventure).isWhole;
	let theirs;
	let need;
	for (const { index, first } of designs) {
		if (hand.can[index] === 0 || acc.from[first] === acc.from[first + 1]) continue;
		theirs ??= readHand(state, hero);
		need ??= standing(state, hero).need;
		if (!covers(theirs, need)) return void 0;
		if (!covers(theirs, withCosts(hand, need, [index]))) return index;
	}
}
// packages/games/cgs/players/now.ts
const M$6 = MOVES.kinds;
const find = (legal, ...kinds) => {
	for (const kind of kinds) {
		const move = legal.find((one) => kind.is(one));
		if (move !== void 0) return move;
	}
};
const playOf = (legal, design) => legal.find((move) => M$6.play.is(move) && designIn(M$6.play.get.face(move)) === design || M$6.add.is(move) && designIn(M$6.add.get.face(move)) === design);
const mustLeave = (state, face) => factsOf(state.rules.cards).mustGo[designIn(face)] === 1;
// packages/games/cgs/players/opening.ts
const M$5 = MOVES.kinds;
const LOCKED = 20;
function claim({ state, seat, me, legal, rng }) {
	const list = moveList(cgs);
	let best = legal[0];
	let most = Number.NEGATIVE_INFINITY;
	for (const move of legal) {
		const next = copyState(state);
		play$1(next, seat, move, rng, void 0);
		while (phaseIn(next.ints) === CLAIM) {
			const other = lowestBit(cgs.toAct(next));
			cgs.legal(next, other, list);
			play$1(next, other, list[0], rng, void 0);
		}
		const value = promiseOf(next, me) - rivalPromise(next, me) - LOCKED * lockedNames(next, me).length;
		if (value > most) [best, most] = [move, value];
	}
	return best;
}
const CLEAR = 1.5;
function open(now) {
	const { state, legal, me } = now;
	const hands = readHands(state);
	const least = isTired(state) ? CLEAR : Number.NEGATIVE_INFINITY;
	const all = withoutFailed(state, me, prospectsOf(state, me, hands).map((one) => dared(hands, me, one)).sort((a, b) => b.rank - a.rank).filter((one) => playOf(legal, one.design.index) !== void 0 && (triesFutile(state) || !isFutile(hands, me, one)) && (triesSpoilt(state, me, one) || !isSpoilt(hands, me, one)) && bidsOn(state, hands, me, one)));
	const prospects = all.filter(({ value }) => value >= least);
	const best = prospects.find(({ value }) => value > .5) ?? prospects.find(({ value }) => value > 0);
	const end = find(legal, M$5.endEra);
	const opening = best === void 0 ? void 0 : playOf(legal, best.design.index);
	if (winsEra(state, me)) {
		if (end !== void 0) return end;
		return best !== void 0 && best.value > .5 ? opening : find(legal, M$5.pass);
	}
	const place = keyCard(state, readHand(state, me)) === void 0 ? void 0 : all.find(takesSalvage);
	if (place !== void 0) return playOf(legal, place.design.index);
	if (isBeaten(state, me, prospects)) return find(legal, M$5.pass);
	if (best !== void 0 && best.value > 0) return opening;
	const resort = lastResort(now, prospects);
	if (resort !== void 0) return resort;
	return (isDraw(state, me) ? end : void 0) ?? find(legal, M$5.pass);
}
const isDraw = (state, player) => {
	if (adventuresIn(state.ints) === 0) return false;
	const winners = eraWinners(state);
	if (winners === 0) return leadOf(state, player) <= 0;
	return hasSeat(winners, player) && winners !== onlySeat(player);
};
const [AT_BEST, LUCK] = [2, 5];
const EARLY = 4;
function isBeaten(state, player, prospects) {
	const { ints, rules } = state;
	if (rules.players === 2 || rules.cards.eras[eraIn(ints)].hasFinale) return false;
	if (adventuresIn(ints) < EARLY) return false;
	let hope = LUCK;
	for (const { value } of prospects) hope += AT_BEST * Math.max(0, value);
	return leadOf(state, player) + hope < 0;
}
const suitsEnd = (state, player) => winsEra(state, player) || isBeaten(state, player, prospectsOf(state, player)) || isDraw(state, player) && !prospectsOf(state, player).some(({ value }) => value > 0);
const takesSalvage = ({ design: { roleplay } }) => roleplay === OBSTRUCTION || roleplay === BATTLE || roleplay === COOPERATION;
const winsEra = (state, player) => eraWinners(state) === onlySeat(player);
const rivalPromise = (state, me) => {
	let most = 0;
	for (let rival = 0; rival < state.rules.players; rival++) if (rival !== me) most = Math.max(most, promiseOf(state, rival));
	return most;
};
function owesTo(state, player, { accepts }) {
	const { is, setSize } = state.rules.cards;
	return personsOf(state, player).flatMap((seat) => membersOf(state.ints, opsOf(seat), setSize)).some((card) => isIn(is.mustPlay, card) && isIn(is.support, card) && (accepts === void 0 || isIn(accepts, card)));
}
function lastResort(now, prospects) {
	const { state, legal, me } = now;
	const dump = prospects.find(({ design }) => (design.roleplay === SOLO || design.roleplay === OBSTRUCTION || design.roleplay === BATTLE) && owesTo(state, me, design));
	const tax = eraWinners(state) === 0 ? void 0 : prospects.find(({ design }) => design.roleplay === CATACLYSM);
	const { prize } = factsOf(state.rules.cards);
	const any = prospects.find(({ plan, design, value }) => plan.isWhole && value > -1 && design.roleplay !== CATACLYSM && plan.owes < prize[design.index] + 1);
	const chosen = dump ?? tax ?? any;
	return chosen === void 0 ? void 0 : playOf(legal, chosen.design.index);
}
// packages/games/cgs/players/targets.ts
const M$4 = MOVES.kinds;
function chooseTarget(now) {
	const { state, seat, me, legal } = now;
	if (doingIn(state.ints) !== 0 && legal.some(M$4.close.is)) return closeBatch(now);
	const immune = find(legal, M$4.shield);
	if (immune !== void 0) return immune;
	if (doingIn(state.ints) === RECOVER) return recoverFrom(now);
	let best = find(legal, M$4.done) ?? legal[0];
	let most = measure(state, me) + .1;
	for (const move of legal) {
		if (M$4.done.is(move) || M$4.play.is(move) || M$4.endAdventure.is(move) || M$4.pass.is(move) || M$4.sitOut.is(move)) continue;
		const next = copyState(state);
		play$1(next, seat, move, new FastLuck(1), void 0);
		const value = measure(next, me) + (M$4.seize.is(move) || M$4.reuse.is(move) ? takenWorth(state, me, move) : 0);
		if (value > most) [best, most] = [move, value];
	}
	return best;
}
function recoverFrom({ state, legal }) {
	const { designOf, designs, ar } = state.rules.cards;
	const { stock } = factsOf(state.rules.cards);
	let best = find(legal, M$4.done);
	let most = 0;
	for (const move of legal) {
		if (!M$4.recover.is(move)) continue;
		const { first, index } = designs[designIn(M$4.recover.get.face(move))];
		const value = pendingCards(state).some((source) => designOf[source].targets.some((set) => set !== void 0 && isIn(set, first))) ? sumIn(ar, first) + stock[index] : 0;
		if (value > most) [best, most] = [move, value];
	}
	return best;
}
const KEY = 8;
const takenWorth = (state, me, move) => {
	const face = M$4.seize.is(move) ? M$4.seize.get.face(move) : M$4.reuse.get.face(move);
	const { cards } = state.rules;
	const facts = factsOf(cards);
	const design = designIn(face);
	const { first } = cards.designs[design];
	return .3 + sumIn(cards.ar, first) + (M$4.reuse.is(move) ? facts.stock[design] : 0) - .2 * facts.debt[design] + (M$4.reuse.is(move) && isKey(state, me, first) ? KEY : 0);
};
function measure(state, me) {
	if (currentIn(state.ints) === -1) return pointsOf(state, me);
	const winner = winnerOf(state);
	let value = winner === me ? 10 : winner === -1 ? 0 : -10;
	for (let player = 0; player < state.rules.players; player++) {
		const { need, overflow } = standing(state, player);
		const short = need.short.reduce((sum, one) => sum + Math.max(0, one), 0);
		value += (player === me ? 1 : -1) * (.3 * overflow - .5 * short + stockOf(state, player));
	}
	return value;
}
function stockOf(state, player) {
	const { cards } = state.rules;
	if (!isCooperative(cards.designOf[currentIn(state.ints)].roleplay)) return 0;
	const { stock } = factsOf(cards);
	let sum = 0;
	for (const seat of personsOf(state, player)) eachIn(state, groundOf(seat), cards.is.stock, (card) => {
		sum += stock[cards.designOf[card].index];
	});
	return sum;
}
function closeBatch(now) {
	const { state, legal, me } = now;
	const design = state.rules.cards.designOf[currentIn(state.ints)];
	const { need, covered } = standing(state, me);
	const owed = legal.find((move) => M$4.add.is(move) && mustLeave(state, M$4.add.get.face(move)));
	if (owed !== void 0) return owed;
	if (covered) return find(legal, M$4.close);
	for (const next of planCover(readHand(state, me), need, design).cards) {
		const laying = playOf(legal, next);
		if (laying !== void 0) return laying;
	}
	return find(legal, M$4.close);
}
// packages/games/cgs/players/policy.ts
const M$3 = MOVES.kinds;
const decide = (now) => whileStill(now.state, () => decideStill(now));
function decideStill(now) {
	const { state, legal } = now;
	switch (phaseIn(state.ints)) {
		case STUDY: return legal[0];
		case CLAIM: return claim(now);
		case ANSWER: return answer(now);
		case DOING: return chooseTarget(now);
		default: return legal.some(M$3.done.is) && pendingOf(state.ints, now.me) !== -1 ? chooseTarget(now) : turn(now);
	}
}
function turn(now) {
	const { state, legal, me } = now;
	if (currentIn(state.ints) === -1) return open(now);
	const mayLay = legal.some(M$3.play.is);
	if (!mayLay && isPowerOpen(state)) return find(legal, M$3.pass);
	const winner = winnerOf(state);
	if (!mayLay && now.isQuick === true && winner !== me) return find(legal, M$3.pass);
	const wish = mayLay || winner !== me ? nextCard(now) : void 0;
	const laying = wish === void 0 ? void 0 : playOf(legal, wish);
	if (laying !== void 0) return laying;
	if (isPowerOpen(state)) return find(legal, M$3.pass);
	const adventure = state.rules.cards.designOf[currentIn(state.ints)];
	const { roleplay } = adventure;
	const isWrecked = roleplay === OBSTRUCTION || roleplay === BATTLE || roleplay === CATACLYSM;
	const owed = winner === me || isWrecked && wish === void 0 ? legal.find((move) => M$3.play.is(move) && mustLeave(state, M$3.play.get.face(move))) : void 0;
	if (owed !== void 0) return owed;
	if (wish === void 0 && winner !== me) {
		const isWaiting = heroIn(state.ints) === me && (!mayLay && isWrecked && owesTo(state, me, adventure) || isCarried(state, adventure));
		const isLurking = state.rules.players > 2 && lurks(state, me, adventure);
		return find(legal, ...isWaiting || isLurking ? [] : [M$3.sitOut], M$3.pass);
	}
	const asks = find(legal, M$3.endAdventure);
	return asks !== void 0 && winner === me && askedOf(state.ints, me) === 0 ? asks : find(legal, M$3.pass);
}
const isPowerOpen = (state) => pendingCards(state).length > 0;
function answer(now) {
	const { state, legal, me } = now;
	const [yes, no] = [find(legal, M$3.agree), find(legal, M$3.refuse)];
	if (requestIn(state.ints) === OF_ADVENTURE) {
		if (winnerOf(state) === me) return yes;
		if (pendingOf(state.ints, me) !== -1) return no;
		return nextCard(now) === void 0 ? yes : no;
	}
	return suitsEnd(state, me) ? yes : no;
}
// packages/games/cgs/players/chances.ts
const MOST_STEPS$1 = 3e3;
const [SETTLED$1, OPEN] = [1.5, .9];
const ERA$1 = 6;
const LEAST_LEAD = 1;
const SEED = 1;
function playedOn(given) {
	const state = copyState(given);
	const { rules } = state;
	const luck = new FastLuck(SEED);
	const list = moveList(cgs);
	const players = Array.from({ length: rules.players }, (_, player) => player);
	const era = eraIn(state.ints);
	let points = players.map((player) => pointsOf(state, player));
	let steps = 0;
	for (; steps < MOST_STEPS$1 && phaseIn(state.ints) !== OVER && eraIn(state.ints) === era; steps++) {
		const seat = lowestBit(cgs.toAct(state));
		const count = cgs.legal(state, seat, list);
		const legal = [...list.subarray(0, count)];
		const me = playerOf(state, seat);
		play$1(state, seat, count === 1 ? legal[0] : decide({
			state,
			seat,
			me,
			legal,
			rng: luck,
			isQuick: true
		}), luck, void 0);
		if (eraIn(state.ints) === era) points = players.map((player) => pointsOf(state, player));
	}
	const winners = players.filter((player) => winsOf(state.ints, player) > winsOf(given.ints, player));
	return {
		points,
		winners,
		steps
	};
}
function byPlayer(state) {
	const { points, winners, steps } = playedOn(state);
	const best = Math.max(...points);
	const values = points.map((count, player) => {
		const worth = winners.includes(player) ? Math.max(count, best) : winners.length > 0 ? Math.min(count, best - LEAST_LEAD) : count;
		return ERA$1 * winsOf(state.ints, player) + worth;
	});
	const most = Math.max(...values);
	const weights = values.map((value) => Math.exp((value - most) / (SETTLED$1 + OPEN * Math.sqrt(steps))));
	const sum = weights.reduce((all, one) => all + one, 0);
	return weights.map((one) => one / sum);
}
function cgsChances() {
	return (given) => {
		const state = given;
		const { rules } = state;
		const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
		if (phaseIn(state.ints) === OVER) {
			const winners = cgs.outcome(state)?.winners ?? [];
			const shared = winners.length === 0 ? seats : winners;
			return seats.map((seat) => shared.includes(seat) ? 1 / shared.length : 0);
		}
		const chances = byPlayer(state);
		return seats.map((seat) => isGone(state, seat) ? 0 : chances[playerOf(state, seat)] ?? 0);
	};
}
// packages/games/cgs/players/ahead.ts
const M$2 = MOVES.kinds;
const [OPENINGS, SUPPORTS] = [6, 6];
const PATIENT = 100;
const MOST_STEPS = 200;
const [ERA, MUST, MISSING, TEMPO, IDLE] = [
	40,
	3,
	3,
	.7,
	.5
];
const RUIN = 18;
const SETTLED = .1;
const PROMISED = .45;
const [IMPROVED, ALTERNATIVES, SAFE] = [
	3,
	4,
	ERA + 1.5
];
const [FIRST_KEPT, KEPT] = [.6, .5];
const BETTER = .05;
function lookAhead(now, ms, isLate) {
	const usual = decide(now);
	const { state, seat, me, rng } = now;
	if (phaseIn(state.ints) === STUDY || doingIn(state.ints) === BATCH) return usual;
	const moves = candidates(now, usual, ms >= PATIENT);
	if (moves.length < 2 || requestIn(state.ints) === OF_ERA) return usual;
	const [before, idle] = [eraIn(state.ints), idleIn(state.ints)];
	let trials = [];
	for (const move of moves) {
		if (isLate()) return usual;
		const next = copyState(state);
		play$1(next, seat, move, rng, void 0);
		trials.push({
			move,
			state: next,
			isOver: false,
			value: 0,
			forks: [],
			tried: 0
		});
	}
	let best = usual;
	for (let round = 1;; round++) {
		for (const trial of trials) {
			if (!trial.isOver) trial.isOver = playOn(trial, me, before, rng, isLate);
			if (isLate()) return best;
			trial.value = whileStill(trial.state, () => judge(trial.state, me, before)) + (trial.move === usual ? BETTER : 0);
		}
		if (round === 1) trials = trials.filter((trial) => trial.move === usual || !M$2.play.is(trial.move) || idleIn(trial.state.ints) <= idle);
		trials.sort((a, b) => b.value - a.value);
		best = trials[0].move;
		if (trials.length < 2) return best;
		if (trials.every(({ isOver }) => isOver)) return improve(trials.slice(0, IMPROVED), now, ms, isLate);
		trials = trials.slice(0, Math.max(2, Math.ceil(trials.length * (round === 1 ? FIRST_KEPT : KEPT))));
	}
}
function improve(trials, now, ms, isLate) {
	const bestOf = () => trials.reduce((best, trial) => trial.value > best.value ? trial : best);
	for (let fork = 0; fork < ms && !isLate() && bestOf().value < SAFE; fork++) {
		const open = trials.filter(({ forks, tried }) => tried < forks.length);
		if (open.length === 0) break;
		tryFork(open.reduce((first, other) => other.tried < first.tried ? other : first), now, isLate);
	}
	return bestOf().move;
}
function tryFork(trial, now, isLate) {
	const { me, rng } = now;
	const { state, seat, move: usual } = trial.forks[trial.tried++];
	const era = eraIn(state.ints);
	const list = moveList(cgs);
	const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
	const others = whileStill(state, () => candidates({
		state,
		seat,
		me,
		legal,
		rng
	}, usual, false));
	for (const move of others.slice(1, 1 + ALTERNATIVES)) {
		const line = {
			move,
			state: copyState(state),
			isOver: false,
			value: 0,
			forks: [],
			tried: 0
		};
		play$1(line.state, seat, move, rng, void 0);
		while (!line.isOver && !isLate()) line.isOver = playOn(line, me, era, rng, isLate);
		if (isLate()) return;
		const value = judge(line.state, me, era);
		if (value <= trial.value) continue;
		trial.value = value;
		trial.forks = [...trial.forks.slice(0, trial.tried), ...line.forks];
	}
}
function candidates(now, usual, isPatient) {
	const { state, legal, me } = now;
	const { ints } = state;
	const phase = phaseIn(ints);
	const moves = /* @__PURE__ */ new Set([usual]);
	const [openings, supports] = isPatient ? [50, 50] : [OPENINGS, SUPPORTS];
	if (phase === ANSWER || phase === CLAIM || phase === DOING) {
		for (const move of legal.slice(0, supports)) moves.add(move);
		return [...moves];
	}
	const add = (move) => void (move !== void 0 && moves.add(move));
	if (!(currentIn(ints) !== -1 && heroIn(ints) === me)) for (const kind of [M$2.pass, M$2.sitOut]) add(legal.find(kind.is));
	for (const move of legal.filter(M$2.hit.is).slice(0, supports)) add(move);
	if (currentIn(ints) === -1) {
		const whole = prospectsOf(state, me).filter(({ plan }) => plan.isWhole);
		for (const { design } of whole.slice(0, openings)) add(playOf(legal, design.index));
		return [...moves];
	}
	const worth = (move) => supportWorth(state, me, move);
	const worthy = legal.filter((move) => M$2.play.is(move) && worth(move) > 0);
	for (const move of worthy.sort((a, b) => worth(b) - worth(a)).slice(0, supports)) add(move);
	return [...moves];
}
function supportWorth({ ints, rules }, me, move) {
	const { designs, designOf, acc, ar, is } = rules.cards;
	const design = designs[designIn(M$2.play.get.face(move))];
	const adventure = designOf[currentIn(ints)].first;
	let worth = meets(is.power, 0, design.sameNumber) ? 2.5 : 0;
	if (design.shields !== void 0) worth += 2.5;
	if (heroIn(ints) !== me && acc.from[design.first] !== acc.from[design.first + 1]) worth += 2;
	worth += design.holding;
	for (let i = ar.from[design.first]; i < ar.from[design.first + 1]; i++) for (let j = acc.from[adventure]; j < acc.from[adventure + 1]; j++) if (ar.name[i] === acc.name[j]) worth += ar.value[i];
	return worth;
}
function playOn({ state, forks }, me, era, rng, isLate) {
	const list = moveList(cgs);
	const { ints } = state;
	const before = adventuresIn(ints);
	for (let step = 0; step < MOST_STEPS; step++) {
		if (phaseIn(ints) === OVER || eraIn(ints) !== era) return true;
		if (currentIn(ints) === -1 && adventuresIn(ints) > before) return false;
		if ((step & 1) === 1 && isLate()) return false;
		const seat = lowestBit(cgs.toAct(state));
		const legal = [];
		const count = cgs.legal(state, seat, list);
		for (let i = 0; i < count; i++) legal.push(list[i]);
		const move = count === 1 ? legal[0] : decide({
			state,
			seat,
			me: playerOf(state, seat),
			legal,
			rng,
			isQuick: true
		});
		if (currentIn(ints) === -1 && phaseIn(ints) === TURN && turnIn(ints) === me && (M$2.play.is(move) || M$2.pass.is(move))) forks.push({
			state: copyState(state),
			seat,
			move
		});
		play$1(state, seat, move, rng, void 0);
	}
	return false;
}
function judge(state, me, era) {
	const { ints, rules } = state;
	const isOver = phaseIn(ints) === OVER || eraIn(ints) !== era;
	const hands = isOver ? [] : readHands(state);
	let most = Number.NEGATIVE_INFINITY;
	let mine = 0;
	for (let player = 0; player < rules.players; player++) {
		const value = ERA * winsOf(ints, player) + (isOver ? settledOf(state, player) : outlookOf$1(state, player, promiseOf(state, player, hands))) - (!isOver && leadOf(state, player) > 0 && isExposed(state, hands, player) ? RUIN : 0);
		if (player === me) mine = value;
		else most = Math.max(most, value);
	}
	return mine - most + (turnIn(ints) === me ? TEMPO : 0) - IDLE * idleIn(ints);
}
const settledOf = (state, player) => (phaseIn(state.ints) === OVER ? SETTLED : 1) * pointsOf(state, player);
function isExposed(state, hands, player) {
	const { ints, rules } = state;
	const { reserved } = factsOf(rules.cards);
	for (const card of reserved) {
		const design = rules.cards.designOf[card];
		if (design.roleplay !== CATACLYSM) continue;
		for (let seat = 0; seat < rules.seats; seat++) {
			const rival = playerOf(state, seat);
			if (rival === player || !lies(ints, opsOf(seat), card) || !lies(ints, openOf(rival), card)) continue;
			if (!planCover(hands[player], needFor(hands, player, design), design).isWhole) return true;
		}
	}
	return false;
}
function outlookOf$1(state, player, promise) {
	const { ints, rules } = state;
	const { is } = rules.cards;
	const facts = factsOf(rules.cards);
	let value = pointsOf(state, player) + PROMISED * promise;
	const balance = balanceOf(state, player);
	for (let name = 0; name < balance.length; name++) if (name !== facts.main && balance[name] < 0) value += MISSING * balance[name];
	for (const seat of personsOf(state, player)) if (meets(ints, opsOf(seat), is.mustPlay)) value -= MUST;
	return value;
}
// packages/games/cgs/players/finale.ts
const [HOPE, STEP] = [7, 1.5];
const isFinale = ({ roleplay }) => roleplay === EPIC || roleplay === DOOMSDAY;
function missingFor(hands, player, design) {
	const hand = hands[player];
	const { short } = needFor(hands, player, design);
	const named = new Uint8Array(short.length);
	let missing = 0;
	for (let name = 0; name < short.length; name++) {
		if (short[name] <= 0) continue;
		named[name] = 1;
		missing += Math.max(0, short[name] - strengthIn(hand, {
			short,
			named
		}, design));
		named[name] = 0;
	}
	return missing;
}
function finaleHope(state, hands, player) {
	const { designOf } = state.rules.cards;
	let most = 0;
	for (const seat of personsOf(state, player)) for (let card = firstIn(state, opsOf(seat)); card >= 0; card = nextIn(state, opsOf(seat), card)) {
		const design = designOf[card];
		if (isFinale(design)) most = Math.max(most, HOPE - STEP * missingFor(hands, player, design));
	}
	return most;
}
// packages/games/cgs/players/trade.ts
const M$1 = MOVES.kinds;
const TRADER = {
	looks: 10,
	offers: 1
};
const [ENOUGH, WORTHWHILE] = [.2, .4];
const [OF_TWO, DECK] = [7.5, 250];
const stakesOf = ({ rules: { players, cards } }) => players === 2 ? Math.max(1, OF_TWO * cards.designOf.length / cards.eras.length / DECK) : 1;
const fairShare = (state) => state.rules.players === 2 ? .9 : isTowardsFinale(state) ? .2 : .5;
const isTowardsFinale = ({ ints, rules: { cards, players } }) => players > 2 && cards.eras[eraIn(ints)].hasFinale;
const isFair = (state, own, other) => own > ENOUGH * stakesOf(state) && own >= fairShare(state) * other;
function bareWorth({ rules: { cards } }, face) {
	const design = cards.designs[designIn(face)];
	if (design.isAdventure) return 3;
	return sumIn(cards.ar, design.first) - .4 * factsOf(cards).debt[design.index] + design.holding;
}
function gains(state, before, seat, mine, other, theirs) {
	const [me, them] = [playerOf(state, seat), playerOf(state, other)];
	const next = copyState(state);
	const [given, got] = [copyIn(next, opsOf(seat), mine), copyIn(next, opsOf(other), theirs)];
	if (given === -1 || got === -1) return [-1, -1];
	moveCard(next.ints, given, opsOf(seat), opsOf(other));
	moveCard(next.ints, got, opsOf(other), opsOf(seat));
	const hands = readHands(next);
	const keeps = (player, face) => readHand(state, player).kept[designIn(face)];
	const bare = .3 * (bareWorth(state, theirs) - bareWorth(state, mine));
	return [outlookOf(next, hands, me) - before[me] + bare - keeps(me, mine), outlookOf(next, hands, them) - before[them] - bare - keeps(them, theirs)];
}
function promisesOf(state) {
	const hands = readHands(state);
	return hands.map(({ player }) => outlookOf(state, hands, player));
}
const outlookOf = (state, hands, player) => promiseOf(state, player, hands) + finaleHope(state, hands, player);
function answerOffer({ state, seat }) {
	const list = moveList(cgs);
	const asides = [...list.subarray(0, cgs.asides(state, seat, list))];
	const offers = asides.filter(M$1.accept.is);
	if (offers.length === 0) return void 0;
	const before = promisesOf(state);
	for (const move of offers) {
		const { seat: from, theirs, mine } = M$1.accept.read(move);
		const [own, other] = gains(state, before, seat, mine, from, theirs);
		if (isFair(state, own, other)) return move;
	}
	return asides.find(M$1.decline.is);
}
function offerTo({ state, seat, me, rng }, { looks, offers }) {
	const { ints } = state;
	if (currentIn(ints) !== -1 || turnIn(ints) !== me || phaseIn(ints) !== TURN) return void 0;
	const more = isTowardsFinale(state) ? 3 : 1;
	if (offersMadeBy(ints, seat) >= offers * more) return void 0;
	const pairs = pairsFor(state, seat);
	if (pairs.length === 0) return void 0;
	const before = promisesOf(state);
	let best;
	let most = WORTHWHILE * stakesOf(state);
	for (let look = 0; look < looks * more; look++) {
		const [mine, other, theirs] = pairs[rng.below(pairs.length)];
		const [gain, tempts] = gains(state, before, seat, mine, other, theirs);
		if (gain <= most || !isFair(state, tempts, gain)) continue;
		const move = M$1.offer.pack(mine, other, theirs);
		if (cgs.judge(state, seat, move) === void 0) [best, most] = [move, gain];
	}
	return best;
}
function pairsFor(state, seat) {
	const hands = readHands(state);
	const me = playerOf(state, seat);
	const wants = lockouts(state, hands, me, seat);
	const own = facesOf(state, seat);
	const pairs = [];
	for (let other = 0; other < state.rules.seats; other++) {
		const them = playerOf(state, other);
		if (them === me) continue;
		const theirs = facesOf(state, other);
		const wanted = theirs.filter((face) => gives(state, face, wants));
		const theirWants = lockouts(state, hands, them, other);
		const offered = own.filter((face) => gives(state, face, theirWants));
		for (const mine of offered.length > 0 ? offered : own) for (const face of wanted.length > 0 ? wanted : theirs) pairs.push([
			mine,
			other,
			face
		]);
	}
	return pairs;
}
const gives = ({ rules: { cards } }, face, names) => {
	const { first } = cards.designs[designIn(face)];
	for (const name of names) if (valueIn(cards.ar, first, name) > 0) return true;
	return false;
};
function lockouts(state, hands, player, seat) {
	const { cards } = state.rules;
	const hand = hands[player];
	const names = /* @__PURE__ */ new Set();
	const named = new Uint8Array(cards.names.length);
	for (const card of membersOf(state.ints, opsOf(seat), cards.setSize)) {
		const design = cards.designOf[card];
		if (!design.isAdventure) continue;
		const { short } = needFor(hands, player, design);
		for (let name = 0; name < short.length; name++) {
			if (short[name] <= 0 || names.has(name)) continue;
			named[name] = 1;
			if (strengthIn(hand, {
				short,
				named
			}, design) < short[name]) names.add(name);
			named[name] = 0;
		}
	}
	return names;
}
const facesOf = (state, seat) => [...new Set(membersOf(state.ints, opsOf(seat), state.rules.cards.setSize).map((card) => faceOf(state, card)))];
// packages/games/cgs/players/mind.ts
const M = MOVES.kinds;
const SPENT = .9;
function cgsBot(level, { errs, trades, looks = false }) {
	const list = moveList(cgs);
	return {
		game: cgs.id,
		level,
		choose(view, seat, means) {
			const isLate = deadline({
				...means,
				ms: SPENT * means.ms
			});
			const state = imagined(cgs, view, means.setting, means.rng);
			const me = playerOf(state, seat);
			const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
			const now = {
				state,
				seat,
				me,
				legal,
				rng: means.rng
			};
			if (legal.length === 0) return trades === void 0 ? declineAny(now) : whileStill(state, () => answerOffer(now));
			if (legal.length === 1) return legal[0];
			if (errs > 0 && means.rng.below(1e3) < errs * 1e3) return anyPlausible(now);
			return (trades === void 0 ? void 0 : whileStill(state, () => offerTo(now, trades))) ?? (looks ? lookAhead(now, means.ms, isLate) : decide(now));
		}
	};
}
function anyPlausible(now) {
	const usual = decide(now);
	const moves = whileStill(now.state, () => candidates(now, usual, false));
	return moves[now.rng.below(moves.length)] ?? usual;
}
function declineAny({ state, seat }) {
	const list = moveList(cgs);
	return [...list.subarray(0, cgs.asides(state, seat, list))].find(M.decline.is);
}
// packages/games/cgs/players/index.ts
const players = {
	game: cgs,
	levels: {
		beginner: () => cgsBot("beginner", {
			errs: .4,
			trades: void 0
		}),
		novice: () => cgsBot("novice", {
			errs: .2,
			trades: void 0
		}),
		club: () => cgsBot("club", {
			errs: 0,
			trades: TRADER
		}),
		expert: () => cgsBot("expert", {
			errs: 0,
			trades: TRADER,
			looks: true
		})
	},
	ratings: {
		beginner: 1100,
		novice: 1300,
		club: 1500,
		expert: 1750
	},
	chances: cgsChances,
	resign: true,
	random: () => randomBot(cgs, (view, { setting, rng }) => imagined(cgs, view, setting, rng))
};
export { players };
