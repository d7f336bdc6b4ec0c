// The players of Genesis and Worlds Asunder as they were before they learned (decision 34), with the rules they knew. A yardstick: nobody edits this file.
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import "@noble/hashes/hmac.js";
import "jsonc-parser";
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
// packages/kernel/src/canonical.ts
function canonicalJson(value) {
	if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
	if (typeof value === "number") {
		invariant(Number.isSafeInteger(value), `${value} has no canonical form`);
		return String(Object.is(value, -0) ? 0 : value);
	}
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	invariant(typeof value === "object", `a ${typeof value} has no canonical form`);
	return `{${Object.entries(value).filter(([, field]) => field !== void 0).sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0).map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}
function frame(tag, ...parts) {
	const bytes = parts.map((part) => typeof part === "string" ? utf8ToBytes(part) : part);
	const head = utf8ToBytes(`${tag}\0`);
	const out = new Uint8Array(bytes.reduce((size, part) => size + 4 + part.length, head.length));
	const view = new DataView(out.buffer);
	out.set(head);
	let at = head.length;
	for (const part of bytes) {
		view.setUint32(at, part.length);
		out.set(part, at + 4);
		at += 4 + part.length;
	}
	return out;
}
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hashOf = (tag, ...parts) => Array.from(sha256(frame(tag, ...parts)), (byte) => HEX[byte]).join("");
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
const NO_LUCK = {
	below: () => invariant(false, "luck was asked where there is none"),
	shuffle: () => invariant(false, "luck was asked where there is none")
};
// packages/kernel/src/fairness.ts
const isHex = (value, bytes) => typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
// packages/kernel/src/content.ts
const REFERENCE_SCHEMA = {
	required: ["name", "hash"],
	properties: {
		name: { type: "string" },
		hash: {
			type: "string",
			pattern: "^[0-9a-f]{64}$",
			description: "SHA-256 of the canonical text"
		}
	},
	additionalProperties: false
};
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
const copyState = (state) => ({
	...state,
	ints: state.ints.slice()
});
const copyInto = (from, into) => into.ints.set(from.ints);
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
const text = (about, longest) => ({
	kind: "text",
	longest,
	initial: "",
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
// packages/sway/src/types.ts
const ABILITIES = [
	"battle",
	"covert",
	"engineering",
	"leadership",
	"logistics",
	"navigation",
	"omen",
	"persuasion",
	"rescue",
	"ruin",
	"triumph",
	"valor",
	"vengeance",
	"vision",
	"warfare",
	"negotiation",
	"sabotage",
	"strike",
	"dread",
	"endurance",
	"insurgence",
	"maven",
	"replication",
	"enlist",
	"sacrifice"
];
const PHASES = [
	"draft",
	"opening",
	"obstruct",
	"reveal",
	"plot",
	"share",
	"equalise",
	"giving",
	"refill",
	"recruit",
	"unlock",
	"over"
];
const TASKS = [
	"none",
	"trim",
	"omen",
	"send",
	"recruit",
	"window"
];
const BY = [
	"plain",
	"engineering",
	"persuasion",
	"valor",
	"vision1",
	"vision2",
	"vision3",
	"vision4",
	"vision5",
	"vision6",
	"strike",
	"sabotage",
	"hidden",
	"insurgence",
	"rescue"
];
const CLASS = [
	"plain",
	"engineering",
	"persuasion",
	"valor",
	"undrawn",
	"vision1",
	"vision2",
	"vision3",
	"vision4",
	"vision5",
	"vision6",
	"sabotage",
	"insurgence",
	"navigation",
	"vengeance",
	"sending",
	"refill",
	"omen",
	"negotiation",
	"enlist1",
	"enlist2",
	"enlist3",
	"enlist4",
	"enlist5",
	"enlist6"
];
const numbered = (names) => Object.freeze(Object.fromEntries(names.map((name, i) => [name, i])));
const ABILITY = numbered(ABILITIES);
const PHASE = numbered(PHASES);
const TASK = numbered(TASKS);
const BY_OF = numbered(BY);
const POOL = numbered(CLASS);
const REASONS = [
	"no-reserve",
	"all-spent",
	"no-life",
	"last-life",
	"left",
	"time",
	"aborted"
];
const REASON = numbered(REASONS);
const RECRUIT_WHY = [
	"draft",
	"recruitable",
	"enlist",
	"round"
];
const DISCARD_WHY = [
	"trim",
	"equalise",
	"cost",
	"persuaded"
];
const GAVE_FROM = [
	"reserve",
	"experience",
	"ops",
	"timeline"
];
const WON_WHY = [
	"obstruct",
	"plot",
	"countdown"
];
const QUIT_HOW = ["resign", "time"];
// packages/sway/src/moves.ts
const MOVES = moveKinds({
	engage: {
		card: 160,
		by: 16,
		as: ABILITIES.length + 1,
		quiet: 2
	},
	interrupt: {
		card: 160,
		as: ABILITIES.length + 1
	},
	draw: {
		by: ABILITIES.length,
		count: 8
	},
	refill: { count: 8 },
	negotiate: {},
	omen: { count: 5 },
	take: { card: 160 },
	under: { card: 160 },
	persuade: { index: 160 },
	send: { card: 160 },
	done: {},
	name: {
		index: 160,
		ability: ABILITIES.length
	},
	recruit: {
		card: 160,
		limit: 7
	},
	unlock: { ability: ABILITIES.length },
	bring: { card: 160 },
	recall: {},
	discard: { card: 160 },
	give: { card: 160 },
	finish: {},
	store: { card: 160 },
	pass: {},
	waive: {},
	negotiateFor: { count: 8 }
});
record({
	phase: 1,
	task: 1,
	asked: 1,
	steps: 1,
	turn: 1,
	first: 1,
	faction: 1,
	turns: 1,
	idle: 1,
	span: 1,
	plotted: 1,
	loser: 1,
	finale: 1,
	trims: 1,
	trimFrom: 1,
	owed: 1,
	barred: 1,
	waived: 1,
	unseen: 5,
	unseenCount: 1,
	under: 160,
	underFrom: 1,
	underCount: 1,
	looked: 4,
	lookedCount: 1,
	lookedTook: 1,
	sent: 1,
	void: 5,
	ops: 20,
	opsCount: 4,
	experience: 20,
	experienceCount: 4,
	reserve: 10,
	reserveCount: 2,
	marked: 5,
	markedCount: 1,
	fresh: 5,
	drawn: 1,
	gone: 1,
	strike: 1,
	engaged: 160,
	engagedCount: 1,
	lineCount: 2,
	lineSway: 2,
	lineEpics: 2,
	lineCoverts: 2,
	lineFights: 2,
	hidden: 1,
	nextSlot: 1,
	pool: CLASS.length,
	open: 1,
	countdown: 8,
	unlocked: 4,
	ruin: 2,
	triumph: 2,
	knowledge: 480,
	knownCards: 5,
	traced: 5,
	quitter: 1,
	quit: 1,
	winner: 1,
	why: 1
});
const ENTRY = codec({ entry: {
	card: 160,
	as: ABILITIES.length + 1,
	seat: 4,
	hidden: 2,
	doubled: 2,
	naming: 2,
	slot: 8,
	noBattle: 2,
	noCovert: 2,
	recruited: ABILITIES.length + 1,
	beforeRuin: 2,
	beforeTriumph: 2
} }).kinds.entry;
const FACE_UP = ENTRY.pack();
const CARD_UNIT$1 = ENTRY.pack(1) - FACE_UP;
const AS_UNIT$2 = ENTRY.pack(0, 1) - FACE_UP;
const SEAT_UNIT = ENTRY.pack(0, 0, 1) - FACE_UP;
const entryOf = (card, as, seat) => FACE_UP + card * CARD_UNIT$1 + as * AS_UNIT$2 + seat * SEAT_UNIT;
const ENTRY_BITS = Object.freeze({
	as: ENTRY.pack(0, 31),
	hidden: ENTRY.pack(0, 0, 0, 1),
	doubled: ENTRY.pack(0, 0, 0, 0, 1),
	naming: ENTRY.pack(0, 0, 0, 0, 0, 1),
	slot: ENTRY.pack(0, 0, 0, 0, 0, 0, 7),
	noBattle: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 1),
	noCovert: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 1),
	recruited: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 31),
	beforeRuin: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	beforeTriumph: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
});
const BACK = ENTRY_BITS.hidden | ENTRY_BITS.slot | ENTRY_BITS.noBattle | ENTRY_BITS.noCovert | ENTRY_BITS.recruited | ENTRY_BITS.beforeRuin | ENTRY_BITS.beforeTriumph;
// packages/sway/src/destiny.ts
const destinyCount = (state) => state.ints[23] + state.ints[185] + state.ints[190];
const wasUnder = (state) => state.ints[23] === 0;
function addUnseen(state, card) {
	addMember(state.ints, 18, card);
	state.ints[23]++;
}
function takeTop(state, rng) {
	const count = state.ints[23];
	if (count === 0) return takeUnder(state);
	const card = nthMember(state.ints, 18, 5, rng.below(count));
	removeMember(state.ints, 18, card);
	state.ints[23] = count - 1;
	return card;
}
function takeUnder(state) {
	const ints = state.ints;
	const from = ints[184];
	const card = ints[24 + from];
	ints[24 + from] = 0;
	ints[185]--;
	ints[184] = ints[185] === 0 || from + 1 === 160 ? 0 : from + 1;
	return card;
}
function putUnder(state, card) {
	const ints = state.ints;
	const place = ints[184] + ints[185]++;
	ints[24 + (place < 160 ? place : place - 160)] = card;
}
function underAt(state, depth) {
	const place = state.ints[184] + depth;
	return state.ints[24 + (place < 160 ? place : place - 160)];
}
// packages/sway/src/abilities/deeds.ts
const cards$1 = (count) => ({
	do: "cards",
	count
});
const draw$3 = (count, next) => next === void 0 ? {
	do: "draw",
	count
} : {
	do: "draw",
	count,
	next
};
const DEEDS = {
	battle: [
		cards$1(2),
		{ do: "interrupt" },
		{
			do: "beside",
			not: "covert"
		}
	],
	covert: [
		cards$1(1),
		{ do: "bar" },
		{
			do: "beside",
			not: "fighting"
		}
	],
	engineering: [draw$3(1, cards$1(1))],
	leadership: [cards$1(2)],
	logistics: [{ do: "refill" }],
	navigation: [draw$3(2)],
	omen: [{
		do: "look",
		count: 4
	}],
	persuasion: [{
		do: "persuade",
		next: cards$1(1)
	}],
	rescue: [cards$1(1), { do: "unasked" }],
	ruin: [{ do: "life" }, cards$1(1)],
	triumph: [{ do: "life" }, cards$1(1)],
	valor: [draw$3(1, {
		do: "cards",
		count: 1,
		of: "valor"
	})],
	vengeance: [draw$3(2, {
		do: "send",
		count: 2
	})],
	vision: [{
		do: "budget",
		sway: 7
	}],
	warfare: [cards$1(1), {
		do: "beside",
		not: "covert"
	}],
	negotiation: [{ do: "match" }],
	sabotage: [{
		do: "hide",
		count: 2,
		must: false,
		executed: false
	}],
	strike: [{
		do: "any",
		from: "anywhere"
	}],
	dread: [cards$1(1), {
		do: "countdown",
		turns: 2,
		wins: "last"
	}],
	endurance: [{ do: "stay" }],
	insurgence: [{
		do: "cards",
		count: 1,
		of: "doubled"
	}],
	maven: [{
		do: "name",
		from: "any"
	}],
	replication: [{
		do: "name",
		from: "rival"
	}],
	enlist: [{ do: "recruit" }],
	sacrifice: [cards$1(1), {
		do: "countdown",
		turns: 2,
		wins: "first"
	}]
};
const SABOTAGE_EXECUTED = [{
	do: "hide",
	count: 2,
	must: true,
	executed: true
}];
const STRIKE_FROM_OPS = [{
	do: "any",
	from: "ops"
}];
const deedOf = (deeds, kind) => deeds?.find((deed) => deed.do === kind);
// packages/sway/src/abilities/sets.ts
const whose = (says) => ABILITIES.reduce((set, name, i) => DEEDS[name].some(says) ? set | 1 << i : set, 0);
const FIGHTING = whose((deed) => deed.do === "beside" && deed.not === "covert");
const COVERT$1 = whose((deed) => deed.do === "beside" && deed.not === "fighting");
const INTERRUPTING = whose((deed) => deed.do === "interrupt");
const UNASKED = whose((deed) => deed.do === "unasked");
const LIVES = whose((deed) => deed.do === "life");
const STAYING = whose((deed) => deed.do === "stay");
const isAmong = (set, ability) => (set >>> ability & 1) === 1;
// packages/sway/src/events.ts
const seat = 4;
const card = 160;
const as = ABILITIES.length + 1;
const count = 161;
const slot = 8;
const EVENTS = eventKinds({
	began: {
		first: seat,
		faction: 2
	},
	draws: {
		seat,
		by: as,
		count: 8
	},
	goes: {
		seat,
		to: seat
	},
	drew: {
		seat,
		card
	},
	routed: {
		seat,
		to: seat,
		card
	},
	looked: {
		seat,
		count: 5
	},
	saw: {
		seat,
		card
	},
	takes: { seat },
	took: {
		seat,
		card
	},
	under: {
		seat,
		card
	},
	engaged: {
		seat,
		card,
		by: BY.length + 1,
		as,
		quiet: 2,
		marked: 2
	},
	hides: {
		seat,
		slot,
		marked: 2,
		as
	},
	hid: {
		seat,
		slot,
		card
	},
	turnedUp: {
		seat,
		slot,
		card
	},
	interrupted: {
		seat,
		card,
		as
	},
	persuaded: {
		seat,
		index: 160,
		card
	},
	sends: {
		seat,
		marked: 2
	},
	sent: {
		seat,
		marked: 2,
		card
	},
	stored: {
		seat,
		marked: 2,
		card
	},
	brought: {
		seat,
		card
	},
	recalled: {
		seat,
		count
	},
	moved: {
		home: 4,
		count
	},
	shared: {
		seat,
		card
	},
	named: {
		seat,
		card,
		ability: ABILITIES.length
	},
	recruited: {
		seat,
		card,
		why: RECRUIT_WHY.length,
		limit: 7
	},
	unlocked: {
		seat,
		ability: ABILITIES.length
	},
	discarded: {
		seat,
		card,
		why: DISCARD_WHY.length,
		marked: 2
	},
	cleared: { kept: count },
	compared: {
		mine: 4096,
		theirs: 4096
	},
	barred: { seat },
	counting: {
		side: 2,
		left: 4
	},
	finale: {},
	turn: { seat },
	phase: { phase: PHASES.length },
	won: {
		side: 2,
		why: WON_WHY.length
	},
	lacks: { seat },
	gave: {
		seat,
		card,
		from: GAVE_FROM.length
	},
	passed: { seat },
	waived: { seat },
	story: { card },
	ended: {
		winner: 3,
		why: 1 << REASONS.length
	},
	quit: {
		seat,
		how: QUIT_HOW.length
	}
}, { secret: {
	drew: ["card"],
	saw: ["card"],
	took: ["card"],
	under: ["card"],
	hid: ["card"],
	sent: ["card"],
	stored: ["card"],
	shared: ["card"]
} });
const opsNook = (seat) => seat;
const experienceNook = (home) => 4 + home;
const SLOTS = 9;
const LAST_SLOT$1 = 14;
const slotNook = (slot) => SLOTS + slot < LAST_SLOT$1 ? SLOTS + slot : LAST_SLOT$1;
const isSlotNook = (nook) => nook >= SLOTS && nook <= LAST_SLOT$1;
const INTS = 3;
const SURE = 16;
const sureOf = (state, card) => state.ints[487 + card * INTS + 2] >>> SURE & 31;
const nooksOf = (state, card, viewer) => state.ints[487 + card * INTS + (viewer >> 1)] >>> ((viewer & 1) << 4) & 65535;
function setNooks(state, card, viewer, nooks) {
	const word = 487 + card * INTS + (viewer >> 1);
	const shift = (viewer & 1) << 4;
	state.ints[word] = state.ints[word] & ~(65535 << shift) | nooks << shift;
	noteKnown(state, card);
}
const firstTraced = (ints) => firstMember(ints, 972, 5);
const nextTraced = (ints, after) => nextMember(ints, 972, 5, after);
function setSure(state, card, viewers) {
	const word = 487 + card * INTS + 2;
	state.ints[word] = state.ints[word] & 65535 | viewers << SURE;
	noteKnown(state, card);
}
function noteKnown({ ints }, card) {
	const word = 487 + card * INTS;
	const looksFor = ints[word] | ints[word + 1] | ints[word + 2] & 65535;
	if (looksFor !== 0) addMember(ints, 972, card);
	else removeMember(ints, 972, card);
	if ((looksFor | ints[word + 2]) !== 0) addMember(ints, 967, card);
	else removeMember(ints, 967, card);
}
function forget(state, card) {
	if (!hasMember(state.ints, 967, card)) return;
	const word = 487 + card * INTS;
	state.ints[word] = state.ints[word + 1] = state.ints[word + 2] = 0;
	removeMember(state.ints, 967, card);
	removeMember(state.ints, 972, card);
}
function placeKnown(state, card, viewers) {
	for (let viewer = 0; viewer < 5; viewer++) if (viewers >>> viewer & 1 && nooksOf(state, card, viewer) !== 0) setNooks(state, card, viewer, 0);
	setSure(state, card, sureOf(state, card) | viewers);
}
const teamOf$1 = (side) => 5 << side;
function hidingSide(state) {
	const { ints } = state;
	if (ints[443] > 0) {
		for (let i = 272; i < 272 + ints[432]; i++) if ((ints[i] & ENTRY_BITS.hidden) !== 0) return ENTRY.get.seat(ints[i]) & 1;
	}
	return ints[4] & 1;
}
function insidersOf(state, nook) {
	const { rules, ints } = state;
	if (nook < 4) return 1 << nook;
	if (nook < 8) {
		if (!rules.experienceHidden) return 31;
		const home = nook - 4;
		return rules.experienceShared ? teamOf$1(home & 1) : 1 << home;
	}
	if (nook === 8) return 0;
	return nook === 15 ? 1 << ints[4] : teamOf$1(hidingSide(state));
}
function countIn(state, nook) {
	const { ints } = state;
	if (nook < 4) return ints[218 + nook] - (nook === ints[4] ? ints[263] : 0);
	if (nook < 8) return ints[242 + nook - 4];
	if (nook === 8) return ints[185] + ints[190];
	if (nook === 15) return ints[263];
	let count = 0;
	if (ints[443] > 0) {
		for (let i = 272; i < 272 + ints[432]; i++) if ((ints[i] & ENTRY_BITS.hidden) !== 0 && slotNook(ENTRY.get.slot(ints[i])) === nook) count++;
	}
	return count;
}
function liesIn(state, card, nook) {
	const { ints } = state;
	if (nook === 15) return hasMember(ints, 258, card);
	if (nook < 4) return hasMember(ints, 198 + nook * 5, card) && !hasMember(ints, 258, card);
	if (nook < 8) return hasMember(ints, 222 + (nook - 4) * 5, card);
	for (let i = 272; i < 272 + ints[432]; i++) if (ENTRY.get.card(ints[i]) === card) return (ints[i] & ENTRY_BITS.hidden) !== 0 && slotNook(ENTRY.get.slot(ints[i])) === nook;
	return false;
}
const anyCard = () => true;
function blur(state, from, to, could = anyCard) {
	const { ints } = state;
	const others = 31 & ~(insidersOf(state, from) | insidersOf(state, to));
	if (others === 0) return;
	if (isSlotNook(to) && countIn(state, to) === 0) strip(state, 1 << to);
	for (let card = firstMember(ints, 967, 5); card !== -1; card = nextMember(ints, 967, 5, card)) {
		if (!could(card)) continue;
		widen(state, card, others, 1 << from, 1 << to);
		const lost = sureOf(state, card) & others;
		if (lost !== 0 && liesIn(state, card, from)) unsettle(state, card, lost, 1 << from | 1 << to);
	}
}
function widen(state, card, viewers, ifIn, also) {
	for (let viewer = 0; viewer < 5; viewer++) if (viewers >>> viewer & 1) {
		const nooks = nooksOf(state, card, viewer);
		if ((nooks & ifIn) !== 0) setNooks(state, card, viewer, nooks | also);
	}
}
function unsettle(state, card, viewers, nooks) {
	setSure(state, card, sureOf(state, card) & ~viewers);
	for (let viewer = 0; viewer < 5; viewer++) if (viewers >>> viewer & 1) setNooks(state, card, viewer, nooks);
}
function merge(state, from, to) {
	const { ints } = state;
	if (from >= 4 && from < 8 && !state.rules.experienceHidden) {
		const home = 222 + (from - 4) * 5;
		for (let card = firstMember(ints, home, 5); card !== -1; card = nextMember(ints, home, 5, card)) placeKnown(state, card, 31);
		return;
	}
	for (let card = firstTraced(ints); card !== -1; card = nextTraced(ints, card)) for (let viewer = 0; viewer < 5; viewer++) {
		const nooks = nooksOf(state, card, viewer);
		if (nooks >>> from & 1) setNooks(state, card, viewer, nooks & ~(1 << from) | 1 << to);
	}
}
function strip(state, nooks) {
	const { ints } = state;
	for (let card = firstTraced(ints); card !== -1; card = nextTraced(ints, card)) for (let viewer = 0; viewer < 5; viewer++) {
		const before = nooksOf(state, card, viewer);
		if ((before & nooks) !== 0) setNooks(state, card, viewer, before & ~nooks);
	}
}
const mayHold$1 = ({ rules, ints }, side, card) => hasMember(rules.deck.holdable, (ints[6] * 2 + side) * 5, card);
function drawnFromUnder(state, card, to) {
	const { ints } = state;
	const blind = 31 & ~(sureOf(state, card) | 1 << to);
	setNooks(state, card, to, 0);
	for (let other = firstTraced(ints); other !== -1; other = nextTraced(ints, other)) if (mayHold$1(state, to & 1, other)) widen(state, other, blind, 256, 1 << opsNook(to));
}
function scatter(state, player, took) {
	const { ints } = state;
	const others = 31 & ~(1 << player);
	const count = ints[190];
	let all = others;
	for (let i = 0; i < count; i++) all &= sureOf(state, ints[186 + i]);
	if (took) {
		for (let card = firstTraced(ints); card !== -1; card = nextTraced(ints, card)) if (mayHold$1(state, player & 1, card)) widen(state, card, others & ~all, 256, 1 << opsNook(player));
	}
	if (count < 2) return;
	for (let i = 0; i < count; i++) {
		const card = ints[186 + i];
		const lost = sureOf(state, card) & others;
		if (lost === 0) continue;
		unsettle(state, card, lost, took && mayHold$1(state, player & 1, card) ? 256 | 1 << opsNook(player) : 256);
	}
}
function tidyKnowledge(state) {
	const { ints } = state;
	let empty = -1;
	for (let card = firstTraced(ints); card !== -1; card = nextTraced(ints, card)) {
		if (empty === -1) empty = emptyNooks(state);
		if (empty === 0) return;
		const word = 487 + card * INTS;
		ints[word] &= ~(empty | empty << 16);
		ints[word + 1] &= ~(empty | empty << 16);
		ints[word + 2] &= ~empty;
		noteKnown(state, card);
	}
}
function emptyNooks(state) {
	let empty = 0;
	for (let nook = 0; nook < 16; nook++) if (countIn(state, nook) === 0) empty |= 1 << nook;
	return empty;
}
function couldBeIn(state, card, viewer) {
	let nooks = nooksOf(state, card, viewer);
	for (let left = nooks; left !== 0; left = withoutLowest(left)) {
		const nook = lowestBit(left);
		if (countIn(state, nook) === 0 || insidersOf(state, nook) >>> viewer & 1) nooks &= ~(1 << nook);
	}
	return nooks;
}
function nookOf(state, card) {
	const { rules, ints } = state;
	for (let seat = 0; seat < rules.seats; seat++) if (hasMember(ints, 198 + seat * 5, card)) return hasMember(ints, 258, card) ? 15 : opsNook(seat);
	for (let home = 0; home < 4; home++) if (hasMember(ints, 222 + home * 5, card)) return experienceNook(home);
	for (let i = 0; i < ints[190]; i++) if (ints[186 + i] === card) return 8;
	for (let i = 0; i < ints[185]; i++) if (ints[24 + (ints[184] + i) % 160] === card) return 8;
	for (let i = 272; i < 272 + ints[432]; i++) if (ENTRY.get.card(ints[i]) === card && (ints[i] & ENTRY_BITS.hidden) !== 0) return slotNook(ENTRY.get.slot(ints[i]));
}
function makeDeck(cards, factions) {
	const setOf = (test) => setsOf(1, (card) => test(card));
	const setsOf = (count, test) => {
		const ints = new Int32Array(count * 5);
		for (let set = 0; set < count; set++) cards.forEach((card, i) => {
			if (test(card, set)) addMember(ints, set * 5, i);
		});
		return ints;
	};
	const column = (value) => {
		const values = /* @__PURE__ */ new Uint8Array(160);
		cards.forEach((card, i) => {
			values[i] = value(card);
		});
		return values;
	};
	return {
		cards,
		factions,
		ability: column((card) => card.ability),
		sway: column((card) => card.sway),
		faction: column((card) => card.faction),
		epic: column((card) => card.epic ? 1 : 0),
		recruits: column((card) => card.recruits),
		ofAbility: setsOf(ABILITIES.length, (card, ability) => card.ability === ability),
		ofFaction: setsOf(5, (card, faction) => card.faction === faction),
		swayUpTo: setsOf(7, (card, most) => card.sway <= most),
		payableBy: setsOf(BY.length, isPayableBy),
		holdable: setsOf(4, (card, set) => {
			const side = set & 1;
			return card.faction === 2 || card.faction === (side ^ set >> 1) || card.faction === 3 + side;
		}),
		fighting: setOf(({ ability }) => isAmong(FIGHTING, ability)),
		covert: setOf(({ ability }) => isAmong(COVERT$1, ability)),
		interrupting: setOf(({ ability }) => isAmong(INTERRUPTING, ability)),
		lives: setOf(isLife),
		officialLives: setOf((card) => isLife(card) && card.faction < 3),
		official: setOf((card) => card.faction < 3),
		recruiters: setOf((card) => card.recruits > 0),
		all: setOf(() => true)
	};
}
const isLife = ({ ability }) => isAmong(LIVES, ability);
function isPayableBy({ ability, sway }, by) {
	if (by >= BY_OF.vision1 && by <= BY_OF.vision6) return sway <= by - BY_OF.vision1 + 1;
	if (by === BY_OF.valor) return ability === ABILITY.valor;
	return by !== BY_OF.rescue || isAmong(UNASKED, ability);
}
// packages/sway/src/sides.ts
const sideOf = (seat) => seat & 1;
const homeOf = (rules, seat) => rules.experienceShared ? seat & 1 : seat;
const nextSeat = (rules, seat) => seat + 1 === rules.seats ? 0 : seat + 1;
const seatBefore = (rules, seat) => seat === 0 ? rules.seats - 1 : seat - 1;
const engagerOf = (state) => state.ints[0] === PHASE.reveal ? seatBefore(state.rules, state.ints[4]) : state.ints[4];
function sideOfCard(state, card) {
	const faction = state.rules.deck.faction[card];
	if (faction === 2) return 2;
	return faction < 2 ? faction ^ state.ints[6] : faction - 3;
}
const holdableBy = (state, side) => (state.ints[6] * 2 + side) * 5;
const mayHold = (state, side, card) => hasMember(state.rules.deck.holdable, holdableBy(state, side), card);
const inOps = (state, seat, card) => hasMember(state.ints, 198 + seat * 5, card);
const inExperience = (state, home, card) => hasMember(state.ints, 222 + home * 5, card);
const inReserve = (state, side, card) => hasMember(state.ints, 246 + side * 5, card);
const inVoid = (state, card) => hasMember(state.ints, 193, card);
const isMarked = (state, card) => hasMember(state.ints, 258, card);
const isFresh = (state, card) => hasMember(state.ints, 264, card);
function inCombo(state) {
	const phase = state.ints[0];
	return phase === PHASE.obstruct || phase === PHASE.plot || phase === PHASE.reveal;
}
// packages/sway/src/zones.ts
function addOps(state, seat, card) {
	addMember(state.ints, 198 + seat * 5, card);
	state.ints[218 + seat]++;
}
function removeOps(state, seat, card, engaging = false) {
	const ints = state.ints;
	const word = card >>> 5;
	const bit = 1 << (card & 31);
	ints[198 + seat * 5 + word] &= ~bit;
	ints[218 + seat]--;
	if (ints[269] > 0 && seat === engagerOf(state)) {
		ints[264 + word] &= ~bit;
		if (!engaging || ints[271] < 2) ints[270]++;
	}
	if ((ints[258 + word] & bit) === 0) return false;
	ints[258 + word] &= ~bit;
	ints[263]--;
	return true;
}
function addFresh(state, card) {
	addMember(state.ints, 264, card);
	state.ints[269]++;
}
function addExperience(state, home, card) {
	addMember(state.ints, 222 + home * 5, card);
	state.ints[242 + home]++;
}
function removeExperience(state, home, card) {
	state.ints[222 + home * 5 + (card >>> 5)] &= ~(1 << (card & 31));
	state.ints[242 + home]--;
}
function emptyExperience(state, home, seat, marking) {
	const ints = state.ints;
	const count = ints[242 + home];
	merge(state, experienceNook(home), marking ? 15 : opsNook(seat));
	for (let i = 0; i < 5; i++) {
		const cards = ints[222 + home * 5 + i];
		ints[198 + seat * 5 + i] |= cards;
		if (marking) ints[258 + i] |= cards;
		ints[222 + home * 5 + i] = 0;
	}
	ints[218 + seat] += count;
	if (marking) ints[263] += count;
	ints[242 + home] = 0;
	return count;
}
function addReserve(state, side, card) {
	addMember(state.ints, 246 + side * 5, card);
	state.ints[256 + side]++;
}
function removeReserve(state, side, card) {
	state.ints[246 + side * 5 + (card >>> 5)] &= ~(1 << (card & 31));
	state.ints[256 + side]--;
}
function discard$1(state, card) {
	addMember(state.ints, 193, card);
	forget(state, card);
}
function removeVoid(state, card) {
	state.ints[193 + (card >>> 5)] &= ~(1 << (card & 31));
}
function clearMarks(state) {
	const ints = state.ints;
	if (ints[263] === 0) return;
	for (let i = 0; i < 5; i++) ints[258 + i] = 0;
	ints[263] = 0;
	merge(state, 15, opsNook(ints[4]));
}
// packages/sway/src/lines.ts
const { cleared, turnedUp } = EVENTS.kinds;
const { as: asOf$3, card: cardOf$4, seat: seatOf$1, slot: slotOf$1 } = ENTRY.get;
const SLOT_UNIT = ENTRY_BITS.slot / 7;
const AS_UNIT$1 = ENTRY_BITS.as / 31;
const entryCard = (state, index) => cardOf$4(state.ints[272 + index]);
const entrySeat = (state, index) => seatOf$1(state.ints[272 + index]);
const entrySide = (state, index) => entrySeat(state, index) & 1;
const isHidden = (state, index) => (state.ints[272 + index] & ENTRY_BITS.hidden) !== 0;
const someStay = (rules) => (rules.abilities & STAYING) !== 0;
function enterLine(state, seat, card, as, hidden, doubled) {
	const ints = state.ints;
	const index = ints[432]++;
	let entry = entryOf(card, as, seat);
	if (doubled) entry |= ENTRY_BITS.doubled;
	if (hidden) {
		entry |= ENTRY_BITS.hidden | Math.min(ints[444]++, 7) * SLOT_UNIT | boundsOf(state, seat & 1, index);
		ints[443]++;
	} else forget(state, card);
	ints[272 + index] = entry;
	tally(state, entry, 1);
	if (!hidden) noteTale(state, index, 0);
	if (ints[443] > 0) bind(state, index, openBounds(state, entry));
	return index;
}
function leaveLine(state, index) {
	const ints = state.ints;
	const entry = ints[272 + index];
	if ((entry & ENTRY_BITS.hidden) !== 0) {
		ints[272 + index] = entry & ~BACK;
		bind(state, index, openBounds(state, ints[272 + index]));
		noteTale(state, index, entry);
		if (--ints[443] === 0) ints[444] = 0;
	}
	tally(state, entry, -1);
	const last = --ints[432];
	for (let i = 272 + index; i < 272 + last; i++) ints[i] = ints[i + 1];
	ints[272 + last] = 0;
	return cardOf$4(entry);
}
function turnUp(state, side, told) {
	const ints = state.ints;
	if (ints[443] === 0) return 0;
	let count = 0;
	for (let i = 0; i < ints[432]; i++) {
		const entry = ints[272 + i];
		if ((entry & ENTRY_BITS.hidden) === 0 || (seatOf$1(entry) & 1) !== side) continue;
		count++;
		ints[272 + i] = entry & ~BACK;
		forget(state, cardOf$4(entry));
		noteTale(state, i, entry);
		told?.tell(turnedUp.pack(seatOf$1(entry), slotOf$1(entry), cardOf$4(entry)), -1, true);
	}
	ints[443] -= count;
	if (ints[443] === 0) ints[444] = 0;
	return count;
}
function clearLines(state, everything, told) {
	const ints = state.ints;
	const many = ints[432];
	if (many === 0) return;
	const enduring = !everything && someStay(state.rules);
	let kept = 0;
	for (let i = 0; i < many; i++) {
		const entry = ints[272 + i];
		if (enduring && endures(state, i)) ints[272 + kept++] = entry;
		else discard$1(state, cardOf$4(entry));
	}
	ints.fill(0, 272 + kept, 272 + many);
	ints[432] = kept;
	ints.fill(0, 433, 445);
	for (let i = 0; i < kept; i++) tally(state, ints[272 + i], 1);
	told?.tell(cleared.pack(kept), -1, false);
}
const totalOf = (state, side) => state.ints[435 + side] + state.ints[437 + side] * Math.min(state.ints[433 + side], state.rules.epicCap);
function shownTotal(state, side, insider) {
	const { ints, rules } = state;
	let total = totalOf(state, side);
	if (insider || ints[443] === 0) return total;
	const each = Math.min(ints[433 + side], rules.epicCap);
	for (let i = 0; i < ints[432]; i++) {
		const entry = ints[272 + i];
		if ((entry & ENTRY_BITS.hidden) === 0 || (seatOf$1(entry) & 1) !== side) continue;
		total -= swayOf$1(rules, entry) + rules.deck.epic[cardOf$4(entry)] * each;
	}
	return total;
}
const abilitiesOf = ({ rules }, entry) => 1 << rules.deck.ability[cardOf$4(entry)] | 1 << asOf$3(entry) >> 1;
const countsAmong = (state, entry, abilities) => (abilitiesOf(state, entry) & abilities) !== 0;
const endures = (state, index) => (state.ints[272 + index] & (ENTRY_BITS.hidden | ENTRY_BITS.doubled)) === 0 && countsAmong(state, state.ints[272 + index], STAYING);
function canBePersuaded(state, side) {
	const ints = state.ints;
	if (ints[433 + side] === 0 || !someStay(state.rules)) return ints[433 + side] > 0;
	for (let i = 0; i < ints[432]; i++) if (entrySide(state, i) === side && !endures(state, i)) return true;
	return false;
}
function setNamed(state, index, ability) {
	const ints = state.ints;
	const entry = ints[272 + index];
	tally(state, entry, -1);
	const named = entry & ~(ENTRY_BITS.as | ENTRY_BITS.naming) | (ability + 1) * AS_UNIT$1;
	ints[272 + index] = named;
	tally(state, named, 1);
	if (ints[443] > 0) bind(state, index, openBounds(state, named));
}
function recountLines(state) {
	const ints = state.ints;
	ints.fill(0, 433, 444);
	for (let i = 0; i < ints[432]; i++) {
		tally(state, ints[272 + i], 1);
		if (isHidden(state, i)) ints[443]++;
	}
}
const swayOf$1 = (rules, entry) => rules.deck.sway[cardOf$4(entry)] << ((entry & ENTRY_BITS.doubled) !== 0 ? 1 : 0);
function tally(state, entry, by) {
	const { ints, rules } = state;
	const side = seatOf$1(entry) & 1;
	const card = cardOf$4(entry);
	ints[433 + side] += by;
	ints[435 + side] += by * swayOf$1(rules, entry);
	ints[437 + side] += by * rules.deck.epic[card];
	const names = abilitiesOf(state, entry);
	if ((names & COVERT$1) !== 0) ints[439 + side] += by;
	if ((names & FIGHTING) !== 0) ints[441 + side] += by;
}
function openBounds(state, entry) {
	const printed = (entry & ENTRY_BITS.hidden) !== 0 ? -1 : state.rules.deck.ability[cardOf$4(entry)];
	const other = asOf$3(entry) - 1;
	return (isAmong(COVERT$1, printed) || isAmong(COVERT$1, other) ? ENTRY_BITS.noBattle : 0) | (isAmong(FIGHTING, printed) || isAmong(FIGHTING, other) ? ENTRY_BITS.noCovert : 0);
}
function boundsOf(state, side, many) {
	let bounds = 0;
	for (let i = 0; i < many; i++) if (entrySide(state, i) === side) bounds |= openBounds(state, state.ints[272 + i]);
	return bounds;
}
function bind(state, index, bounds) {
	if (bounds === 0) return;
	const ints = state.ints;
	const side = entrySide(state, index);
	for (let i = 0; i < ints[432]; i++) if (i !== index && isHidden(state, i) && entrySide(state, i) === side) ints[272 + i] |= bounds;
}
function noteTale(state, index, back) {
	const { ints, rules } = state;
	const card = entryCard(state, index);
	const ability = rules.deck.ability[card];
	if (ability !== ABILITY.ruin && ability !== ABILITY.triumph) return;
	const outdone = ability === ABILITY.ruin ? ENTRY_BITS.beforeRuin : ENTRY_BITS.beforeTriumph;
	if ((back & outdone) !== 0) return;
	const side = entrySide(state, index);
	for (let i = 0; i < index; i++) if (isHidden(state, i) && entrySide(state, i) === side) ints[272 + i] |= outdone;
	ints[(ability === ABILITY.ruin ? 483 : 485) + side] = card;
}
// packages/sway/src/pool.ts
const isOpen$1 = ({ ints }, cls) => (ints[470] >>> cls & 1) === 1;
function openIn$1({ ints }, cls, count) {
	if (count === 0) return;
	ints[445 + cls] += count;
	ints[470] |= 1 << cls;
}
function useUp({ ints }, cls) {
	if (--ints[445 + cls] === 0) ints[470] &= ~(1 << cls);
}
function turnInto({ ints }, from, to) {
	const count = ints[445 + from];
	if (count === 0) return;
	ints[445 + to] += count;
	ints[445 + from] = 0;
	ints[470] = ints[470] & ~(1 << from) | 1 << to;
}
function closeAll({ ints }, classes) {
	for (let bits = ints[470] & classes; bits !== 0; bits = withoutLowest(bits)) ints[445 + lowestBit(bits)] = 0;
	ints[470] &= ~classes;
}
const PAYS = /* @__PURE__ */ new Uint8Array(16);
for (const by of [
	"plain",
	"engineering",
	"persuasion",
	"valor",
	"sabotage",
	"insurgence"
]) PAYS[BY_OF[by]] = POOL[by];
for (let budget = 0; budget < 6; budget++) PAYS[BY_OF.vision1 + budget] = POOL.vision1 + budget;
PAYS[BY_OF.hidden] = POOL.sabotage;
function canPay(state, by) {
	const ints = state.ints;
	if (by === BY_OF.strike) return ints[271] > 0;
	if (by === BY_OF.rescue) return ints[0] === PHASE.obstruct;
	if (isOpen$1(state, PAYS[by])) {
		if (by === BY_OF.sabotage) return state.rules.hidingOptional;
		return by !== BY_OF.hidden || ints[0] === PHASE.plot;
	}
	return by === BY_OF.valor && isOpen$1(state, POOL.undrawn);
}
function pay(state, by, sway) {
	const ints = state.ints;
	if (by === BY_OF.rescue) return;
	if (by === BY_OF.strike) {
		ints[271] = 2;
		return;
	}
	const cls = PAYS[by];
	useUp(state, isOpen$1(state, cls) ? cls : POOL.undrawn);
	if (cls >= POOL.vision1 && cls <= POOL.vision6) {
		const left = cls - POOL.vision1 + 1 - sway;
		if (left > 0) openIn$1(state, POOL.vision1 + left - 1, 1);
	}
}
const poolIsEmpty = ({ ints }) => (ints[271] | ints[470]) === 0;
const ALL = -1;
const NEEDS_DESTINY = [
	"engineering",
	"undrawn",
	"vengeance",
	"navigation",
	"omen",
	"negotiation",
	"refill"
].reduce((set, name) => set | 1 << POOL[name], 0);
function emptyPool(state) {
	const ints = state.ints;
	closeAll(state, ALL);
	ints[271] = 0;
	if (ints[269] > 0) {
		for (let i = 0; i < 5; i++) ints[264 + i] = 0;
		ints[269] = 0;
		ints[270] = 0;
	}
	if (state.rules.nameable === 0) return;
	for (let i = 272; i < 272 + ints[432]; i++) ints[i] &= ~ENTRY_BITS.naming;
}
function settlePool(state) {
	const { ints, rules } = state;
	if (isOpen$1(state, POOL.persuasion) && !canBePersuaded(state, 1 - sideOf(engagerOf(state)))) turnInto(state, POOL.persuasion, POOL.plain);
	if ((ints[470] & NEEDS_DESTINY) === 0 || destinyCount(state) > 0) return;
	turnInto(state, POOL.engineering, POOL.plain);
	turnInto(state, POOL.undrawn, POOL.valor);
	if (rules.hasExperience) turnInto(state, POOL.vengeance, POOL.sending);
	closeAll(state, rules.refillTrims && ints[218 + engagerOf(state)] > 7 ? NEEDS_DESTINY & ~(1 << POOL.refill) : NEEDS_DESTINY);
}
// packages/sway/src/countdown.ts
const { counting: counting$1 } = EVENTS.kinds;
function beginCountdown(state, side, left, told) {
	state.ints[471 + side * 4 + left]++;
	if (told !== void 0) told.tell(counting$1.pack(side, left), -1, false);
}
function fallCountdown(state, side, told) {
	const { ints } = state;
	const from = 471 + side * 4;
	if ((ints[from + 1] | ints[from + 2] | ints[from + 3]) === 0) return;
	for (let left = 0; left < 3; left++) {
		const count = ints[from + left + 1];
		ints[from + left] = left === 0 ? ints[from] + count : count;
		if (told !== void 0 && count > 0) told.tell(counting$1.pack(side, left), -1, false);
	}
	ints[from + 3] = 0;
}
function countdownIsDue(state, side) {
	const { ints, rules } = state;
	const from = 471 + side * 4;
	return ints[from] > 0 || rules.countdownWinsEarly && ints[from + 1] > 0;
}
const endCountdowns = (state) => {
	state.ints.fill(0, 471, 479);
};
// packages/sway/src/abilities/at-once.ts
function actingAtOnce(deeds) {
	const countdown = deedOf(deeds, "countdown");
	if (countdown !== void 0) return counting(countdown.turns);
	return deedOf(deeds, "bar") === void 0 ? void 0 : BAR;
}
const BAR = {
	does: ({ ints, rules }, seat) => ints[0] === PHASE.plot && !hasSeat(ints[16], nextSeat(rules, seat)),
	run({ ints, rules }, seat, told) {
		const rival = nextSeat(rules, seat);
		ints[16] = withSeat(ints[16], rival);
		told?.tell(EVENTS.kinds.barred.pack(rival), -1, false);
	}
};
const counting = (turns) => ({
	does: () => true,
	run: (state, seat, told) => beginCountdown(state, sideOf(seat), state.ints[0] === PHASE.reveal ? turns + 1 : turns, told)
});
// packages/sway/src/abilities/ability.ts
function ability(name, own = {}) {
	const deeds = own.deeds ?? DEEDS[name];
	const open = own.open ?? opening(deeds);
	return {
		name,
		index: ABILITY[name],
		deeds,
		open,
		atOnce: actingAtOnce(deeds),
		acts: own.acts ?? []
	};
}
function opening(deeds) {
	const cards = deedOf(deeds, "cards");
	if (cards === void 0) return () => {};
	const { count } = cards;
	const cls = classOf$1(cards);
	return (state) => openIn$1(state, cls, count);
}
function classOf$1(deed) {
	if (deed.do === "send") return POOL.sending;
	invariant(deed.do === "cards", `no class of the pool is for ${deed.do}`);
	if (deed.of === void 0) return POOL.plain;
	return deed.of === "valor" ? POOL.valor : POOL.insurgence;
}
function classAfter(next) {
	invariant(next.do !== "cards" || next.count === 1, "a sentence is followed by one permission");
	return classOf$1(next);
}
const always = () => true;
const act = (kind, classes, list, judge, play, owns = always) => ({
	tag: MOVES.kinds[kind].tag,
	classes: setOf(classes),
	owns,
	list,
	judge,
	play
});
const setOf = (numbers) => numbers.reduce((set, number) => set | 1 << number, 0);
// packages/sway/src/draw.ts
const COST = DISCARD_WHY.indexOf("cost");
const { discarded: discarded$1, drew, goes, routed } = EVENTS.kinds;
function costOfDrawing(state, seat) {
	const ints = state.ints;
	const marked = seat === ints[4] ? ints[263] : 0;
	const ops = ints[218 + seat];
	return marked > 0 && ops >= 7 && ops - marked < 7 && destinyCount(state) > 0 ? marked : 0;
}
function mostToDraw(state, seat, limit) {
	const room = 7 - state.ints[218 + seat] + costOfDrawing(state, seat);
	const most = Math.min(limit, room, destinyCount(state));
	return most > 0 ? most : 0;
}
const drawCards = (state, seat, count, rng, told) => drawUntil(state, seat, count, false, rng, told);
const drawToMatch = (state, seat, rng, told, count = 160) => drawUntil(state, seat, count, true, rng, told);
function drawUntil(state, seat, count, matching, rng, told) {
	const ints = state.ints;
	if (costOfDrawing(state, seat) > 0) giveUpMarked(state, seat, told);
	const rival = nextSeat(state.rules, seat);
	const side = sideOf(seat);
	const fresh = inCombo(state);
	let taken = 0;
	let stayed = 0;
	while (stayed < count && ints[218 + seat] < 7 && !(matching && ints[218 + seat] >= ints[218 + rival]) && ints[23] + ints[185] > 0) {
		const under = wasUnder(state);
		const card = takeTop(state, rng);
		taken++;
		if (mayHold(state, side, card)) {
			stayed++;
			addOps(state, seat, card);
			if (fresh) addFresh(state, card);
			if (under) drawnFromUnder(state, card, opsNook(seat));
			if (told !== void 0) {
				told.tell(goes.pack(seat, seat), -1, true);
				told.tell(drew.pack(seat, card), onlySeat(seat), true);
			}
		} else {
			addOps(state, rival, card);
			placeKnown(state, card, 31);
			if (told !== void 0) {
				told.tell(goes.pack(seat, rival), -1, true);
				told.tell(routed.pack(seat, rival, card), -1, true);
			}
		}
	}
	if (taken > 0) {
		ints[8] = 0;
		dueTrims(state, seat);
		settlePool(state);
	}
	return taken;
}
function giveUpMarked(state, seat, told) {
	const ints = state.ints;
	for (let card = firstMember(ints, 258, 5); card !== -1; card = nextMember(ints, 258, 5, card)) {
		removeOps(state, seat, card);
		discard$1(state, card);
		told?.tell(discarded$1.pack(seat, card, COST, 1), -1, true);
	}
}
function dueTrims(state, drawer) {
	const ints = state.ints;
	let due = 0;
	for (let seat = 0; seat < state.rules.seats; seat++) if (ints[218 + seat] > 7) due = withSeat(due, seat);
	ints[13] = due;
	ints[14] = due === 0 ? -1 : drawer;
}
// packages/sway/src/abilities/drawing.ts
const { draw: draw$2 } = MOVES.kinds;
function drawAct(name, cls, most, after) {
	const by = ABILITY[name];
	function list(state, seat, out, from) {
		let n = from;
		for (let count = mostToDraw(state, seat, most); count > 0; count--) out[n++] = draw$2.pack(by, count);
		return n;
	}
	return act("draw", [cls], list, (state, seat, move) => {
		const count = draw$2.get.count(move);
		if (destinyCount(state) === 0) return "destiny-empty";
		if (!isOpen$1(state, cls)) return "not-open";
		if (count === 0) return "too-few";
		if (count > most) return "too-many";
		const possible = mostToDraw(state, seat, most);
		if (possible === 0) return "ops-full";
		return count > possible ? "too-many" : void 0;
	}, (state, seat, move, rng, told) => drawBy(state, seat, move, cls, after, rng, told), (_, move) => draw$2.get.by(move) === by);
}
function drawing(name, more = []) {
	const deed = deedOf(DEEDS[name], "draw");
	invariant(deed !== void 0, `${name} does not draw`);
	const after = deed.next === void 0 ? -1 : classAfter(deed.next);
	const cls = UNDRAWN[after] ?? POOL.navigation;
	return ability(name, {
		open: (state) => openIn$1(state, cls, 1),
		acts: [drawAct(name, cls, deed.count, after), ...more]
	});
}
const UNDRAWN = {
	[POOL.plain]: POOL.engineering,
	[POOL.valor]: POOL.undrawn,
	[POOL.sending]: POOL.vengeance
};
function drawBy(state, seat, move, cls, after, rng, told) {
	const count = draw$2.get.count(move);
	useUp(state, cls);
	if (after !== -1 && (after !== POOL.sending || state.rules.hasExperience)) openIn$1(state, after, 1);
	told?.tell(EVENTS.kinds.draws.pack(seat, draw$2.get.by(move) + 1, count), -1, false);
	drawCards(state, seat, count, rng, told);
}
const engineering = drawing("engineering");
const navigation = drawing("navigation");
const valor = drawing("valor");
// packages/sway/src/refill.ts
const { refill: refill$4 } = MOVES.kinds;
const onlyTrims = ({ ints, rules }, seat) => rules.refillTrims && ints[218 + seat] > 7;
function mostToRefill(state, seat) {
	const { ints, rules } = state;
	const most = mostToDraw(state, seat, 7);
	if (rules.openingShort === 0 || ints[0] !== PHASE.opening || seat !== ints[5]) return most;
	return Math.max(0, Math.min(most, 7 - rules.openingShort - ints[218 + seat]));
}
const canRefill = (state, seat) => onlyTrims(state, seat) || mostToRefill(state, seat) > 0;
function listRefills(state, seat, out, from) {
	let n = from;
	if (onlyTrims(state, seat)) {
		out[n++] = refill$4.pack(0);
		return n;
	}
	for (let count = mostToRefill(state, seat); count > 0; count--) out[n++] = refill$4.pack(count);
	return n;
}
function judgeRefill(state, seat, move) {
	const count = refill$4.get.count(move);
	if (onlyTrims(state, seat)) return count === 0 ? void 0 : "ops-full";
	const most = mostToRefill(state, seat);
	if (most === 0) return destinyCount(state) === 0 ? "destiny-empty" : "ops-full";
	if (count > most) return "too-many";
	return count === 0 ? "too-few" : void 0;
}
function playRefill(state, seat, move, rng, told) {
	const { ints } = state;
	const count = refill$4.get.count(move);
	told?.tell(EVENTS.kinds.draws.pack(seat, 0, count), -1, false);
	if (count > 0) {
		drawCards(state, seat, count, rng, told);
		return;
	}
	ints[13] = withSeat(ints[13], seat);
	ints[14] = seat;
}
// packages/sway/src/abilities/logistics.ts
function play$7(state, seat, move, rng, told) {
	useUp(state, POOL.refill);
	playRefill(state, seat, move, rng, told);
	settlePool(state);
}
const logistics = ability("logistics", {
	open: (state) => openIn$1(state, POOL.refill, 1),
	acts: [act("refill", [POOL.refill], listRefills, (state, seat, move) => {
		const refusal = judgeRefill(state, seat, move);
		if (refusal === "destiny-empty") return refusal;
		return isOpen$1(state, POOL.refill) ? refusal : "not-open";
	}, play$7)]
});
// packages/sway/src/abilities/omen.ts
const { omen: look, take: take$2, under: under$2 } = MOVES.kinds;
const LOOKS_AT = DEEDS.omen[0].count;
invariant(LOOKS_AT <= 4, "a state has no room to look at this many cards");
const { looked, saw, takes: taking, took, under: wentUnder } = EVENTS.kinds;
function mostToLook(state, seat) {
	const { ints } = state;
	if (ints[218 + seat] >= 7) return 0;
	const destiny = destinyCount(state);
	return destiny < LOOKS_AT ? destiny : LOOKS_AT;
}
function list$6(state, seat, out, from) {
	let n = from;
	for (let count = mostToLook(state, seat); count > 0; count--) out[n++] = look.pack(count);
	return n;
}
function judge$5(state, seat, move) {
	const { ints } = state;
	const count = look.get.count(move);
	if (destinyCount(state) === 0) return "destiny-empty";
	if (!isOpen$1(state, POOL.omen)) return "not-open";
	if (ints[218 + seat] >= 7) return "omen-full";
	if (count === 0) return "too-few";
	return count > mostToLook(state, seat) ? "too-many" : void 0;
}
function play$6(state, seat, move, rng, told) {
	const { ints } = state;
	const count = look.get.count(move);
	useUp(state, POOL.omen);
	told?.tell(looked.pack(seat, count), -1, false);
	for (let i = 0; i < count; i++) {
		const card = takeTop(state, rng);
		ints[186 + i] = card;
		placeKnown(state, card, onlySeat(seat));
		told?.tell(saw.pack(seat, card), onlySeat(seat), true);
	}
	ints[190] = count;
	ints[191] = 0;
	ints[1] = TASK.omen;
	ints[2] = seat;
}
const isLookedAt = ({ ints }, card) => {
	for (let i = 0; i < ints[190]; i++) if (ints[186 + i] === card) return true;
	return false;
};
function insert(out, from, n, move) {
	let i = n;
	for (; i > from && out[i - 1] > move; i--) out[i] = out[i - 1];
	out[i] = move;
	return n + 1;
}
function listLooked(state, seat, out, from) {
	const { ints } = state;
	const count = ints[190];
	let n = from;
	if (ints[191] === 0) for (let i = 0; i < count; i++) {
		const card = ints[186 + i];
		if (mayHold(state, sideOf(seat), card)) n = insert(out, from, n, take$2.pack(card));
	}
	const unders = n;
	for (let i = 0; i < count; i++) n = insert(out, unders, n, under$2.pack(ints[186 + i]));
	return n;
}
function judgeLooked(state, seat, move) {
	if (under$2.is(move)) return isLookedAt(state, under$2.get.card(move)) ? void 0 : "not-looked-at";
	if (!take$2.is(move)) return "not-now";
	const card = take$2.get.card(move);
	if (!isLookedAt(state, card)) return "not-looked-at";
	if (state.ints[191] === 1) return "took-already";
	return mayHold(state, sideOf(seat), card) ? void 0 : "not-yours-to-take";
}
function playLooked(state, seat, move, told) {
	const { ints, rules } = state;
	const takes = take$2.is(move);
	const card = takes ? take$2.get.card(move) : under$2.get.card(move);
	scatter(state, seat, takes);
	ints[191] = 1;
	if (takes) {
		scatter(state, seat, true);
		removeLooked(state, card);
		addOps(state, seat, card);
		ints[8] = 0;
		if (rules.strikeBarsBrought) addFresh(state, card);
		told?.tell(taking.pack(seat), -1, true);
		told?.tell(took.pack(seat, card), onlySeat(seat), false);
	} else layUnder(state, seat, card, told);
	if (ints[190] === 1) layUnder(state, seat, ints[186], told);
	if (ints[190] > 0) return;
	ints[191] = 0;
	ints[1] = TASK.none;
	settlePool(state);
}
function layUnder(state, seat, card, told) {
	scatter(state, seat, false);
	removeLooked(state, card);
	putUnder(state, card);
	placeKnown(state, card, onlySeat(seat));
	told?.tell(wentUnder.pack(seat, card), onlySeat(seat), false);
}
function removeLooked({ ints }, card) {
	const last = --ints[190];
	let i = 0;
	while (ints[186 + i] !== card) i++;
	for (; i < last; i++) ints[186 + i] = ints[186 + i + 1];
	ints[186 + last] = 0;
}
const omen$1 = ability("omen", {
	open: (state) => openIn$1(state, POOL.omen, 1),
	acts: [act("omen", [POOL.omen], list$6, judge$5, play$6)]
});
// packages/sway/src/abilities/permissions.ts
const battle = ability("battle");
const covert = ability("covert");
const leadership = ability("leadership");
const rescue = ability("rescue");
const ruin = ability("ruin");
const triumph = ability("triumph");
const warfare = ability("warfare");
// packages/sway/src/abilities/persuasion.ts
const { persuade: persuade$3 } = MOVES.kinds;
const NEXT = classAfter(DEEDS.persuasion[0].next);
const isRivals = ({ ints }, seat, index) => index < ints[432] && sideOf(ENTRY.get.seat(ints[272 + index])) !== sideOf(seat);
function list$5(state, seat, out, from) {
	const { ints } = state;
	let n = from;
	for (let i = 0; i < ints[432]; i++) if (isRivals(state, seat, i) && !endures(state, i)) out[n++] = persuade$3.pack(i);
	return n;
}
function judge$4(state, seat, move) {
	const index = persuade$3.get.index(move);
	if (!isRivals(state, seat, index)) return "nothing-there";
	if (endures(state, index)) return "endurance-stays";
	return isOpen$1(state, POOL.persuasion) ? void 0 : "not-open";
}
function play$5(state, seat, move, _, told) {
	const { ints } = state;
	const index = persuade$3.get.index(move);
	const hidden = ENTRY.get.hidden(ints[272 + index]) === 1;
	useUp(state, POOL.persuasion);
	openIn$1(state, NEXT, 1);
	const card = leaveLine(state, index);
	discard$1(state, card);
	told?.tell(EVENTS.kinds.persuaded.pack(seat, index, card), -1, hidden);
	settlePool(state);
}
const persuasion = ability("persuasion", {
	open: (state) => openIn$1(state, POOL.persuasion, 1),
	acts: [act("persuade", [POOL.persuasion], list$5, judge$4, play$5)]
});
// packages/sway/src/experience.ts
const insidersOfExperience = (state, home) => state.rules.experienceHidden ? insidersOf(state, experienceNook(home)) & allSeats(state.rules.seats) : -1;
function storeCard(state, seat, card, how, told) {
	const home = homeOf(state.rules, seat);
	const marked = isMarked(state, card);
	const isNews = state.ints[263] > 0;
	const fresh = isFresh(state, card);
	blur(state, marked ? 15 : opsNook(seat), experienceNook(home));
	removeOps(state, seat, card);
	addExperience(state, home, card);
	if (fresh) addMember(state.ints, 264, card);
	if (!state.rules.experienceHidden) forget(state, card);
	if (told === void 0) return;
	if (isNews) told.tell(EVENTS.kinds.sends.pack(seat, marked ? 1 : 0), -1, true);
	const known = insidersOfExperience(state, home);
	const kind = how === "sent" ? EVENTS.kinds.sent : EVENTS.kinds.stored;
	told.tell(kind.pack(seat, marked ? 1 : 0, card), known, known !== onlySeat(seat));
}
// packages/sway/src/phases/questions.ts
function listCards(ints, set, kind, out, from) {
	let n = from;
	for (let card = firstMember(ints, set, 5); card !== -1; card = nextMember(ints, set, 5, card)) out[n++] = kind.pack(card);
	return n;
}
const seatAfter = (seats, seat, places) => (seat + places) % seats;
const winnersFirst = (seats, loser, place) => seats === 2 ? loser + 1 + place & 1 : place < 2 ? seatAfter(4, loser, 1 + 2 * place) : seatAfter(4, loser, 2 * (place - 2));
// packages/sway/src/abilities/vengeance.ts
const { send, done: done$2 } = MOVES.kinds;
const MOST_SENT = sentAfter(deedOf(DEEDS.vengeance, "draw")?.next);
function sentAfter(next) {
	invariant(next?.do === "send", "vengeance sends cards");
	return next.count;
}
const listOps$1 = ({ ints }, seat, out, from) => listCards(ints, 198 + seat * 5, send, out, from);
const list$4 = (state, seat, out, from) => state.rules.hasExperience ? listOps$1(state, seat, out, from) : from;
function judge$3(state, seat, move) {
	if (!state.rules.hasExperience) return "no-experience";
	if (!isOpen$1(state, POOL.sending) && !isOpen$1(state, POOL.vengeance)) return "not-open";
	return inOps(state, seat, send.get.card(move)) ? void 0 : "not-in-ops";
}
function play$4(state, seat, move, told) {
	useUp(state, isOpen$1(state, POOL.sending) ? POOL.sending : POOL.vengeance);
	storeCard(state, seat, send.get.card(move), "sent", told);
	askForMore(state, seat, 1);
}
function askForMore({ ints }, seat, sent) {
	const asks = sent < MOST_SENT && ints[218 + seat] > 0;
	ints[192] = asks ? sent : 0;
	ints[1] = asks ? TASK.send : TASK.none;
	if (asks) ints[2] = seat;
}
function listNext(state, seat, out, from) {
	const n = listOps$1(state, seat, out, from);
	out[n] = done$2.tag;
	return n + 1;
}
function judgeNext(state, seat, move) {
	if (done$2.is(move)) return void 0;
	if (!send.is(move)) return "not-now";
	return inOps(state, seat, send.get.card(move)) ? void 0 : "not-in-ops";
}
function playNext(state, seat, move, told) {
	if (send.is(move)) storeCard(state, seat, send.get.card(move), "sent", told);
	askForMore(state, seat, send.is(move) ? state.ints[192] + 1 : MOST_SENT);
}
const vengeance = drawing("vengeance", [act("send", [POOL.sending, POOL.vengeance], list$4, judge$3, (state, seat, move, _, told) => play$4(state, seat, move, told))]);
// packages/sway/src/abilities/vision.ts
const BUDGET$1 = deedOf(DEEDS.vision, "budget")?.sway ?? 0;
const vision = ability("vision", { open(state, _, index) {
	const card = ENTRY.get.card(state.ints[272 + index]);
	openIn$1(state, POOL.vision1 - 1 + BUDGET$1 - state.rules.deck.sway[card], 1);
} });
// packages/sway/src/abilities/negotiation.ts
const { negotiate: negotiate$1, negotiateFor } = MOVES.kinds;
const lack = ({ ints, rules }, seat) => ints[218 + nextSeat(rules, seat)] - ints[218 + seat];
function judge$2(state, seat) {
	if (destinyCount(state) === 0) return "destiny-empty";
	if (!isOpen$1(state, POOL.negotiation)) return "not-open";
	if (lack(state, seat) <= 0) return "not-fewer";
	return mostToDraw(state, seat, 7) === 0 ? "ops-full" : void 0;
}
function list$3(state, seat, out, from) {
	if (judge$2(state, seat) !== void 0) return from;
	out[from] = negotiate$1.tag;
	return from + 1;
}
function play$3(state, seat, _, rng, told) {
	useUp(state, POOL.negotiation);
	told?.tell(EVENTS.kinds.draws.pack(seat, ABILITY.negotiation + 1, 0), -1, false);
	drawToMatch(state, seat, rng, told);
}
const mostShort = (state, seat) => Math.min(lack(state, seat), mostToDraw(state, seat, 7)) - 1;
function judgeShort(state, seat, move) {
	const refusal = judge$2(state, seat);
	if (refusal !== void 0) return refusal;
	const count = negotiateFor.get.count(move);
	if (count === 0) return "too-few";
	return count > mostShort(state, seat) ? "too-many" : void 0;
}
function listShort(state, seat, out, from) {
	if (judge$2(state, seat) !== void 0) return from;
	let n = from;
	for (let count = mostShort(state, seat); count > 0; count--) out[n++] = negotiateFor.pack(count);
	return n;
}
function playShort(state, seat, move, rng, told) {
	const count = negotiateFor.get.count(move);
	useUp(state, POOL.negotiation);
	told?.tell(EVENTS.kinds.draws.pack(seat, ABILITY.negotiation + 1, count), -1, false);
	drawToMatch(state, seat, rng, told, count);
}
const negotiation = ability("negotiation", {
	open: (state) => openIn$1(state, POOL.negotiation, 1),
	acts: [act("negotiate", [POOL.negotiation], list$3, judge$2, play$3), act("negotiateFor", [POOL.negotiation], listShort, judgeShort, playShort)]
});
// packages/sway/src/abilities/sabotage.ts
function sabotageOf(deeds = DEEDS.sabotage) {
	const count = deedOf(deeds, "hide")?.count ?? 0;
	return ability("sabotage", {
		deeds,
		open: (state) => openIn$1(state, state.ints[0] === PHASE.plot ? POOL.sabotage : POOL.plain, count)
	});
}
// packages/sway/src/abilities/strike.ts
const strikeOf = (deeds = DEEDS.strike) => ability("strike", {
	deeds,
	open({ ints }) {
		if (ints[271] === 0) ints[271] = 1;
	}
});
// packages/sway/src/abilities/index.ts
const CORE = [
	battle,
	covert,
	engineering,
	leadership,
	logistics,
	navigation,
	omen$1,
	persuasion,
	rescue,
	ruin,
	triumph,
	valor,
	vengeance,
	vision,
	warfare
];
function byNumber(abilities) {
	const able = ABILITIES.map(() => void 0);
	for (const one of abilities) able[one.index] = one;
	return able;
}
function listActs(state, seat, out, from) {
	const { acts, offering } = state.rules;
	const open = (state.ints[470] | 1 << 31) & offering;
	let n = from;
	if (open === 0) return n;
	for (let i = 0; i < acts.length; i++) if ((acts[i].classes & open) !== 0) n = acts[i].list(state, seat, out, n);
	return n;
}
function actOf(state, move) {
	const { acts } = state.rules;
	for (let i = 0; i < acts.length; i++) if (acts[i].tag === (move & KIND$1) && acts[i].owns(state, move)) return acts[i];
}
const KIND$1 = 31;
let SENTENCES = 0;
for (const kind of [...[
	"draw",
	"refill",
	"negotiate",
	"negotiateFor",
	"omen",
	"persuade",
	"send",
	"name",
	"recruit"
]]) SENTENCES |= 1 << MOVES.kinds[kind].tag;
function judgeAct(state, seat, move) {
	const act = actOf(state, move);
	if (act !== void 0) return act.judge(state, seat, move);
	return (SENTENCES >>> (move & KIND$1) & 1) === 1 ? "not-open" : "not-now";
}
function playAct(state, seat, move, rng, told) {
	actOf(state, move)?.play(state, seat, move, rng, told);
}
// packages/cards/src/reading/rows.ts
const MOST_ROWS = 500;
function isTooLong(rows, place, faults) {
	if (rows.length <= MOST_ROWS) return false;
	faults.push({
		code: "not-a-deck",
		message: `this has ${rows.length} cards, far more than any deck`,
		...place
	});
	return true;
}
const said$1 = (value) => {
	if (typeof value === "object") return Array.isArray(value) ? "a list" : "an object";
	const text = String(value);
	return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
// packages/cards/src/reading/fields.ts
const required = (field) => ({
	...field,
	required: true
});
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const UNSEEN_IN_PROSE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
const isWithin = (text, most) => text.length <= most || [...text].length <= most;
const label = ({ longest, without, not }) => ({ read(value, tell, { field }) {
	const bad = (what, hint) => tell(`bad-${field}`, `the ${field} ${said$1(value)} ${what}`, hint);
	if (typeof value !== "string") return tell(`bad-${field}`, `a ${field} must be a text`);
	if ([...without].some((mark) => value.includes(mark))) return bad(`contains one of ${[...without].join(" ")}`, "these marks separate names");
	if (UNSEEN.test(value)) return bad("contains an invisible character");
	if (!/\p{L}/u.test(value)) return bad("has no letter");
	if (!isWithin(value, longest)) return bad(`has more than ${longest} characters`);
	return not?.test(value) ? bad("would be read as something else") : value;
} });
const word = (kind, known) => ({ read(value, tell) {
	const lower = typeof value === "string" ? value.toLowerCase() : "";
	return known.find((one) => one === lower) ?? tell(`unknown-${kind}`, `there is no ${kind} ${said$1(value)}`, hintFor(lower, known));
} });
const wholeNumber = (least, most) => ({ read(value, tell, { field, card }) {
	const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
	if (typeof number === "number" && Number.isInteger(number) && number >= least && number <= most) return number;
	return tell(`bad-${field}`, `the ${field} of ${card} must be a whole number from ${least} to ${most}`);
} });
const YES = [
	"yes",
	"true",
	"1",
	"x"
];
const NO = [
	"no",
	"false",
	"0",
	"-"
];
const flag = (...also) => ({ read(value, tell, { field }) {
	const lower = said$1(value).toLowerCase();
	if (value === true || YES.includes(lower) || also.includes(lower)) return true;
	if (value === false || NO.includes(lower)) return void 0;
	return tell(`bad-${field}`, `${field} must be yes or no, not ${lower}`, "leave it empty for no");
} });
const prose = (longest) => ({ read: (value, tell, { field, card }) => typeof value === "string" && isWithin(value, longest) && !UNSEEN_IN_PROSE.test(value) ? value : tell(`bad-${field}`, `the ${field} of ${card} must be a text of at most ${longest} visible characters`) });
function readRows(table, rows, faults) {
	const read = {
		cards: [],
		places: []
	};
	if (isTooLong(rows, rows[0]?.place ?? {}, faults)) return read;
	for (const row of rows) {
		const before = faults.length;
		const card = readRow(table, row, faults);
		if (faults.length > before) continue;
		read.cards.push(card);
		read.places.push(row.place);
	}
	return read;
}
const MOST_STRANGE_FIELDS = 20;
function readRow(table, row, faults) {
	const known = Object.keys(table);
	const { path, ...place } = row.place;
	const tellOf = (field, at) => (code, message, hint) => {
		faults.push({
			code,
			message,
			...hint === void 0 ? {} : { hint },
			...at ?? place,
			...path === void 0 ? {} : { path: `${path}.${field}` }
		});
	};
	const strange = Object.keys(row.values).filter((field) => !known.includes(field));
	for (const field of strange.slice(0, MOST_STRANGE_FIELDS)) tellOf(field, row.names?.get(field) ?? row.fields?.get(field))("unknown-field", `a card has no ${said$1(field)}`, hintFor(field, known));
	const name = valueAt(row, "name");
	const card = typeof name === "string" ? said$1(name) : "this card";
	const record = {};
	for (const field of known) {
		const tell = tellOf(field, row.fields?.get(field));
		const value = valueAt(row, field);
		if (value !== void 0) record[field] = table[field].read(value, tell, {
			field,
			card
		});
		else if (table[field].required) tell("missing", `${card} has no ${field}`);
		if (record[field] === void 0) delete record[field];
	}
	return record;
}
function valueAt(row, field) {
	const value = Object.hasOwn(row.values, field) ? row.values[field] : void 0;
	const plain = typeof value === "string" ? value.trim().replace(/\s+/g, " ") : value;
	return plain === "" || plain === null ? void 0 : plain;
}
function written(table, card, field) {
	const value = card[field];
	if (value === void 0 || value === false) return void 0;
	return table[field]?.write?.(value) ?? value;
}
// packages/cards/src/reading/places.ts
const withoutMark = (text) => text.replace(/^\uFEFF/, "");
const linesIn = (text) => withoutMark(text).split(/\r\n|\r|\n/);
// packages/cards/src/reading/faults.ts
const inOrder$1 = (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.line === void 0 ? 0 : (a.column ?? 0) - (b.column ?? 0));
// packages/cards/src/reading/json.ts
function readCardList(list, path, placesOf, needs, faults) {
	return list.flatMap((value, i) => {
		const place = {
			...placesOf(list, i)?.value,
			path: `${path}[${i}]`
		};
		if (typeof value !== "object" || value === null || Array.isArray(value)) {
			faults.push({
				code: "not-a-card",
				message: `a card is an object with ${needs}`,
				...place
			});
			return [];
		}
		const places = Object.keys(value).map((field) => [field, placesOf(value, field)]);
		return [{
			place,
			values: value,
			fields: new Map(places.flatMap(([field, at]) => at === void 0 ? [] : [[field, at.value]])),
			names: new Map(places.flatMap(([field, at]) => at?.name === void 0 ? [] : [[field, at.name]]))
		}];
	});
}
const makeJsonList = (table, cards, indent = "") => `[\n${cards.map((card) => `${indent}  ${JSON.stringify(plain(table, card))}`).join(",\n")}\n${indent}]`;
const plain = (table, card) => Object.fromEntries(Object.keys(table).flatMap((field) => {
	const value = written(table, card, field);
	return value === void 0 ? [] : [[field, value]];
}));
// packages/cards/src/reading/pieces.ts
const placeOf = ({ text, line, column }) => ({
	line,
	column,
	end: column + Math.max(1, text.length)
});
function partOf(piece, from, to) {
	const text = piece.text.slice(from, to);
	const skipped = text.length - text.trimStart().length;
	return {
		text: text.trim(),
		line: piece.line,
		column: piece.column + from + skipped
	};
}
const splitAt = (piece, mark) => partsOf(piece, mark).filter(({ text }) => text !== "");
function partsOf(piece, ...marks) {
	const parts = [];
	let from = 0;
	for (let to = 0; to <= piece.text.length; to++) if (to === piece.text.length || marks.includes(piece.text[to])) {
		parts.push(partOf(piece, from, to));
		from = to + 1;
	}
	return parts;
}
function firstWord(piece) {
	const end = /\s|$/.exec(piece.text)?.index ?? piece.text.length;
	return [partOf(piece, 0, end), partOf(piece, end, piece.text.length)];
}
// packages/cards/src/reading/lines.ts
function readCardLines(text, keys, faults) {
	const heads = [];
	const cards = [];
	const head = new RegExp(`^(${keys.join("|")})\\s*:`, "i");
	for (const [i, written] of linesIn(text).entries()) {
		const line = {
			text: written,
			line: i + 1,
			column: 1
		};
		const whole = partOf(line, 0, written.length);
		if (whole.text === "" || written.startsWith("#")) continue;
		const [begun, key] = head.exec(written) ?? [];
		if (/^\s/.test(written)) {
			const last = cards.at(-1);
			if (last !== void 0) last.prose.push(whole);
			else faults.push({
				code: "lore-first",
				message: "an indented line is the lore of the card above it, and there is no card above it",
				...placeOf(whole)
			});
		} else if (begun !== void 0 && key !== void 0) heads.push({
			key: key.toLowerCase(),
			value: partOf(line, begun.length, written.length)
		});
		else cards.push({
			whole,
			parts: partsOf(whole, "·", "|"),
			prose: []
		});
	}
	return {
		heads,
		cards
	};
}
// packages/sway/src/deck/records.ts
function factionsOf$1(cards) {
	const found = [];
	for (const { faction } of cards) if (faction !== void 0 && !found.includes(faction)) found.push(faction);
	return found;
}
const deckOf = (deck, custom = []) => makeDeck([...deck.cards, ...custom].map((card) => cardOf$3(card, deck.factions)), deck.factions);
function cardOf$3(card, factions) {
	const { name, sway, owner, lore = "", epic = false } = card;
	const faction = owner !== void 0 ? 3 + (owner & 1) : card.faction === void 0 ? 2 : factions.indexOf(card.faction);
	return {
		name,
		sway,
		ability: ABILITY[card.ability],
		faction,
		epic,
		recruits: card.recruits === void 0 ? 0 : ABILITY[card.recruits] + 1,
		...owner === void 0 ? {} : { owner },
		lore
	};
}
const termsOf = (set, clauses, seats) => ({
	abilities: set.abilities,
	epic: set.epicCap > 0,
	recruitable: set.recruitable,
	...seats === void 0 ? {} : { seats },
	clauses
});
const inForce = (abilities) => ABILITIES.filter((name) => (abilities >>> ABILITY[name] & 1) === 1);
function termFaults(card, place, terms) {
	const faults = [];
	const add = (code, message, hint) => {
		faults.push(faultAt(place, terms, code, message, hint));
	};
	const known = inForce(terms.abilities);
	for (const ability of [card.ability, ...card.recruits === void 0 ? [] : [card.recruits]]) if (!known.includes(ability)) add("not-in-force", `${card.name}: ${ability} is not in force`, hintFor(ability, known));
	if (card.epic && !terms.epic) add("no-epic", `${card.name}: this game has no epic cards`);
	if (card.recruits !== void 0 && !terms.recruitable) add("no-recruitable", `${card.name}: recruitables are not in force`);
	return faults;
}
const faultAt = (place, terms, code, message, hint) => ({
	code,
	message,
	...hint === void 0 ? {} : { hint },
	...terms.clauses[code] === void 0 ? {} : { clause: terms.clauses[code] },
	...place
});
const where = (place) => place?.line !== void 0 ? ` (line ${place.line})` : place?.path !== void 0 ? ` (${place.path})` : "";
function twiceNamed(cards, places, terms) {
	const first = /* @__PURE__ */ new Map();
	return [...cards.flatMap((card, i) => {
		const key = card.name.toLowerCase();
		const before = first.get(key);
		if (before === void 0) {
			first.set(key, i);
			return [];
		}
		const hint = `the first${where(places[before])} has the same name`;
		return [faultAt(places[i] ?? {}, terms, "name-twice", `${card.name} is there twice`, hint)];
	}), ...mistakenNames(cards, places, terms)];
}
const BESIDE = /^hidden | (?:quietly|twice|unnamed|no-battle|no-covert|before-ruin|before-triumph|(?:as|recruited|slot) \S+|by \S+(?: \d+)?)$/;
function mistakenNames(cards, places, terms) {
	const names = new Map(cards.map(({ name }) => [name.toLowerCase(), name]));
	return cards.flatMap(({ name }, i) => {
		for (let rest = name.toLowerCase(); BESIDE.test(rest);) {
			rest = rest.replace(BESIDE, "");
			const other = names.get(rest);
			const message = `${name} cannot be told from ${other} in moves`;
			if (other !== void 0) return [faultAt(places[i] ?? {}, terms, "name-twice", message)];
		}
		return [];
	});
}
function factionFaults(reading, terms) {
	const { cards, places, factions, faults } = reading;
	const shown = factionsOf$1(cards);
	if (factions !== void 0 && factions.length === 2 && factions[0] !== factions[1]) {
		const strange = cards.flatMap((card, i) => card.faction === void 0 || factions.includes(card.faction) ? [] : [faultAt(places[i] ?? {}, terms, "factions", `${card.name}: there is no faction ${card.faction}`, hintFor(card.faction, factions))]);
		const absent = factions.filter((name) => !shown.includes(name)).map((name) => faultAt({}, terms, "factions", `no card is of the faction ${name}`));
		return faults.length > 0 ? strange : [...strange, ...absent];
	}
	const named = factions ?? shown;
	if (named.length === 2 && named[0] !== named[1]) return [];
	if (named.length < 2 && factions === void 0 && faults.length > 0) return [];
	const third = cards.findIndex(({ faction }) => faction !== void 0 && faction === shown[2]);
	return [faultAt(third < 0 || factions !== void 0 ? {} : places[third] ?? {}, terms, "factions", `a deck has exactly two factions beside neutral cards, this one ${named.length}${named.length > 0 ? `: ${named.join(", ")}` : ""}`)];
}
function checkDeck(reading, terms) {
	const { cards, places } = reading;
	const faults = cards.flatMap((card, i) => {
		const place = places[i] ?? {};
		const own = termFaults(card, place, terms);
		for (const field of ["owner", "recruits"]) if (card[field] !== void 0) own.push(faultAt(place, terms, "not-custom", `${card.name}: only custom cards have ${field}`));
		return own;
	});
	faults.push(...twiceNamed(cards, places, terms), ...factionFaults(reading, terms));
	if (cards.length === 0 && reading.faults.length === 0) faults.push(faultAt({}, terms, "no-cards", "there is no card"));
	if (cards.length > 136) faults.push(faultAt(places[136] ?? {}, terms, "too-many-cards", `a deck has at most 136 cards, this one ${cards.length}`));
	return faults;
}
function finishDeck(reading, terms) {
	const faults = [...reading.faults, ...checkDeck(reading, terms)];
	if (faults.length > 0) return fail(faults.sort(inOrder$1));
	const [first, second] = reading.factions ?? factionsOf$1(reading.cards);
	return ok({
		name: reading.name ?? "deck",
		factions: [first, second],
		cards: reading.cards
	});
}
// packages/sway/src/deck/fields.ts
const SEAT_NAMES = [
	"a",
	"b",
	"c",
	"d"
];
const MARKS = ",;:|#()·";
const LONGEST_NAME = 40;
const LONGEST_LORE = 600;
const LONGEST_DECK_NAME = 80;
const faction = label({
	longest: LONGEST_NAME,
	without: MARKS,
	not: /^(?:epic|(?:of|recruits) \S+)$/i
});
const FIELDS = {
	name: required(label({
		longest: LONGEST_NAME,
		without: MARKS,
		not: /^hidden \d+$/i
	})),
	ability: required(word("ability", ABILITIES)),
	sway: required(wholeNumber(1, 6)),
	faction: { read: (value, tell, about) => typeof value === "string" && value.toLowerCase() === "neutral" ? void 0 : faction.read(value, tell, about) },
	epic: flag("epic", "▲"),
	recruits: word("ability", ABILITIES),
	owner: {
		read(value, tell) {
			const lower = said$1(value).toLowerCase();
			const seat = SEAT_NAMES.findIndex((name, i) => name === lower || i === value);
			return seat >= 0 ? seat : tell("bad-owner", `the owner must be a seat, not ${said$1(value)}`, "a, b, c or d");
		},
		write: (seat) => SEAT_NAMES[seat]
	},
	lore: prose(LONGEST_LORE)
};
const isDeckName = (name) => typeof name === "string" && name.trim() !== "" && name.length <= LONGEST_DECK_NAME && !/[()|]/.test(name) && !UNSEEN.test(name);
const BAD_DECK_NAME = `a deck's name must be a text of 1 to ${LONGEST_DECK_NAME} characters without ( ) or |`;
// packages/sway/src/deck/value.ts
const HEADS = [
	"name",
	"factions",
	"cards"
];
function readDeckValue(value, path, placesOf = () => void 0) {
	const faults = [];
	const within = (member) => path === "" ? member : `${path}.${member}`;
	const readList = (list, at) => isTooLong(list, at === "" ? {} : { path: at }, faults) ? {
		cards: [],
		places: []
	} : readRows(FIELDS, readCardList(list, at, placesOf, "name, ability and sway", faults), faults);
	if (Array.isArray(value)) return {
		...readList(value, path),
		faults
	};
	if (typeof value !== "object" || value === null) return {
		cards: [],
		places: [],
		faults: [{
			code: "not-a-deck",
			message: "a deck is an object with cards",
			...path === "" ? {} : { path }
		}]
	};
	const given = value;
	const tell = (member, code, message, hint) => {
		const places = placesOf(given, member);
		faults.push({
			code,
			message,
			...hint === void 0 ? {} : { hint },
			...code === "unknown-field" ? places?.name : places?.value,
			path: within(member)
		});
	};
	for (const member of Object.keys(given)) if (!HEADS.includes(member)) tell(member, "unknown-field", `a deck has no ${said$1(member)}`, hintFor(member, HEADS));
	const { name, factions, cards } = given;
	const named = isDeckName(name);
	if (name !== void 0 && !named) tell("name", "bad-name", BAD_DECK_NAME);
	const listed = Array.isArray(factions) && factions.every((faction) => typeof faction === "string");
	if (factions !== void 0 && !listed) tell("factions", "bad-factions", "factions must be a list of two texts");
	if (!Array.isArray(cards)) tell("cards", "missing", "a deck needs a list of cards");
	return {
		...named ? { name: name.trim() } : {},
		...listed ? { factions } : {},
		...Array.isArray(cards) ? readList(cards, within("cards")) : {
			cards: [],
			places: []
		},
		faults
	};
}
const makeDeckJson = (deck) => `{\n  "name": ${JSON.stringify(deck.name)},\n  "factions": ${JSON.stringify(deck.factions)},\n  "cards": ${makeJsonList(FIELDS, deck.cards, "  ")}\n}\n`;
// packages/sway/src/deck/content.ts
const ANY_MATCH = {
	abilities: -1,
	epic: true,
	recruitable: true,
	clauses: {}
};
const DECK_CONTENT = {
	write(value, path) {
		const deck = finishDeck(readDeckValue(value, path), ANY_MATCH);
		return deck.ok ? ok({
			name: deck.value.name,
			text: makeDeckJson(deck.value)
		}) : deck;
	},
	read(text) {
		try {
			return ok(JSON.parse(text));
		} catch {
			return fail([{
				code: "not-a-deck",
				message: "this content is not a deck",
				path: "options.deck"
			}]);
		}
	}
};
const DISTINCT = [
	["ability", "ability-twice"],
	["sway", "sway-twice"],
	["recruits", "recruits-twice"],
	["epic", "epic-twice"]
];
function checkCustom(cards, terms, deck, places = []) {
	const faults = cards.flatMap((card, i) => [...termFaults(card, places[i] ?? {}, terms), ...ownFaults(card, places[i] ?? {}, terms)]);
	for (const owner of SEAT_NAMES.keys()) faults.push(...seatFaults(cards, terms, places, owner));
	const theirs = deck?.cards ?? [];
	const both = twiceNamed([...theirs, ...cards], [...theirs.map(() => ({ path: "deck" })), ...places], terms);
	return [...faults, ...both];
}
function ownFaults(card, place, terms) {
	const faults = [];
	if (card.owner === void 0) faults.push(faultAt(place, terms, "no-owner", `${card.name} has no owner`, "name a seat: of a"));
	else if (terms.seats !== void 0 && card.owner >= terms.seats) faults.push(faultAt(place, terms, "not-seated", `${card.name} is of seat ${SEAT_NAMES[card.owner]}, and only ${terms.seats} play`, `seats: ${SEAT_NAMES.slice(0, terms.seats).join(", ")}`));
	if (card.faction !== void 0) faults.push(faultAt(place, terms, "has-faction", `${card.name}: a custom card is of its owner's faction`, "leave it out"));
	return faults;
}
function seatFaults(cards, terms, places, owner) {
	const own = cards.flatMap((card, i) => card.owner === owner ? [{
		card,
		place: places[i] ?? {}
	}] : []);
	const faults = DISTINCT.flatMap(([field, code]) => {
		const seen = /* @__PURE__ */ new Map();
		return own.flatMap(({ card, place }) => {
			const value = card[field];
			if (value === void 0 || value === false) return [];
			const first = seen.get(value);
			if (first === void 0) {
				seen.set(value, card.name);
				return [];
			}
			const what = field === "epic" ? "are epic" : `have the ${field === "recruits" ? "recruitable" : field} ${value}`;
			return [faultAt(place, terms, code, `${card.name} and ${first} of ${SEAT_NAMES[owner]} both ${what}`)];
		});
	});
	if (own.length > 6) faults.push(faultAt(own[6].place, terms, "too-many-custom", `${SEAT_NAMES[owner]} brings ${own.length} cards, the most are 6`));
	return faults;
}
function finishCustom(reading, terms, deck, owner) {
	const cards = owner === void 0 ? reading.cards : reading.cards.map((card) => ({
		owner,
		...card
	}));
	const faults = [...reading.faults, ...checkCustom(cards, terms, deck, reading.places)];
	return faults.length > 0 ? fail(faults.sort(inOrder$1)) : ok(cards);
}
// packages/sway/src/deck/text.ts
function readDeckText(text) {
	const faults = [];
	const heads = {};
	const lines = readCardLines(text, ["name", "factions"], faults);
	for (const { key, value } of lines.heads) if (key === "factions") heads.factions = value.text.split(",").map((name) => name.trim());
	else {
		heads.name = value.text;
		if (!isDeckName(value.text)) faults.push({
			code: "bad-name",
			message: BAD_DECK_NAME,
			...placeOf(value)
		});
	}
	const rows = lines.cards.flatMap((card) => rowOf(card, faults) ?? []);
	return {
		...heads,
		...readRows(FIELDS, rows, faults),
		faults
	};
}
function rowOf({ whole, parts, prose }, faults) {
	const [name, power, ...rest] = parts;
	const [ability, sways] = firstWord(power ?? {
		...whole,
		text: ""
	});
	const [sway, epic] = firstWord(sways);
	if (name === void 0 || sway.text === "" || !/^(?:epic)?$/i.test(epic.text)) {
		faults.push({
			code: "not-a-card",
			message: `${said$1(name?.text ?? "") || "a card"} needs an ability and a sway`,
			hint: "Name · ability sway · Faction",
			...placeOf(power === void 0 || power.text === "" ? whole : power)
		});
		return;
	}
	const values = {};
	const fields = /* @__PURE__ */ new Map();
	const put = (field, piece, value = piece.text) => {
		if (field in values) faults.push({
			code: "twice",
			message: `${said$1(name.text)} has two values for ${field}`,
			...placeOf(piece)
		});
		values[field] = value;
		fields.set(field, placeOf(piece));
	};
	put("name", name);
	put("ability", ability);
	put("sway", sway);
	if (epic.text !== "") put("epic", epic, "yes");
	for (const part of rest) {
		const [word, value] = firstWord(part);
		if (part.text === "") continue;
		const oneWord = value.text !== "" && !/\s/.test(value.text);
		if (/^epic$/i.test(part.text)) put("epic", part, "yes");
		else if (/^recruits$/i.test(word.text) && oneWord) put("recruits", value);
		else if (/^of$/i.test(word.text) && oneWord) put("owner", value);
		else put("faction", part);
	}
	if (prose.length > 0) put("lore", prose[0], prose.map(({ text }) => text).join(" "));
	return {
		place: placeOf(name),
		values,
		fields
	};
}
// packages/sway/src/deck/files.ts
const parseDeckOption = (value, terms) => finishDeck(readDeckValue(value, "options.deck"), terms);
const parseCustomOption = (value, terms, deck) => finishCustom(readDeckValue(value, "options.custom"), terms, deck);
// packages/sway/src/deck/own.ts
function ownDeck(name, factions, groups) {
	const { cards, faults } = readDeckText(groups.join("\n"));
	invariant(faults.length === 0, `${name}: ${faults.map(({ line, message }) => `${line} ${message}`).join("; ")}`);
	return {
		name,
		factions,
		cards
	};
}
// packages/sway/src/outcome.ts
const { ended, quit: quitEvent, story } = EVENTS.kinds;
const TOLD_ENDS = 1 << REASON["no-reserve"] | 1 << REASON["all-spent"] | 1 << REASON["no-life"] | 1 << REASON["last-life"];
function endMatch(state, winner, why, reveals, told) {
	const { ints } = state;
	ints[0] = PHASE.over;
	ints[1] = TASK.none;
	ints[13] = 0;
	ints[14] = -1;
	ints[15] = 0;
	ints[979] = winner;
	ints[980] = why;
	if (told === void 0) return;
	told.tell(ended.pack(winner, why), -1, reveals);
	const card = storyOf(state);
	if (card !== void 0) told.tell(story.pack(card), -1, false);
}
function quit(state, seat, how, told) {
	const { ints } = state;
	ints[977] = seat;
	ints[978] = how;
	if (told !== void 0) told.tell(quitEvent.pack(seat, how), -1, false);
	endMatch(state, 1 - sideOf(seat), 1 << (how === 0 ? REASON.left : REASON.time), false, told);
}
function storyOf({ ints }) {
	const side = ints[979];
	if ((ints[980] & TOLD_ENDS) === 0 || side !== 0 && side !== 1) return void 0;
	const ruin = ints[483 + side];
	if (ruin !== -1) return ruin;
	const triumph = ints[485 + side];
	return triumph === -1 ? void 0 : triumph;
}
function outcome(state) {
	const { ints, rules } = state;
	if (ints[0] !== PHASE.over) return void 0;
	const winners = [];
	const scores = [];
	for (let seat = 0; seat < rules.seats; seat++) {
		const wins = sideOf(seat) === ints[979];
		if (wins) winners.push(seat);
		scores.push(wins ? 1 : 0);
	}
	const reasons = [];
	REASONS.forEach((code, i) => {
		const clause = rules.clauses[code];
		if ((ints[980] >> i & 1) === 1 && clause !== void 0) reasons.push({
			code,
			clause
		});
	});
	return {
		winners,
		reasons,
		scores
	};
}
// packages/sway/src/phases/turn.ts
const { phase: phaseEvent, turn: turnEvent } = EVENTS.kinds;
const newSpan = (ints) => {
	ints[9] = (ints[9] | 255) + 1;
};
const shortSpan = (ints) => {
	ints[9]++;
};
const longSpanOf = (ints) => ints[9] & -256;
function enterPhase(state, phase, reveals, told) {
	const { ints } = state;
	ints[0] = phase;
	ints[1] = TASK.none;
	ints[3] = 0;
	if (told !== void 0) told.tell(phaseEvent.pack(phase), -1, reveals);
}
function beginTurn(state, seat, told) {
	handTurnTo(state, seat, told);
	if (skipsObstruct(state, seat)) beginPlot(state, told);
	else beginObstruct(state, told);
}
function beginTurnAgainst(state, seat, told) {
	handTurnTo(state, seat, told);
	beginObstruct(state, told);
}
function handTurnTo({ ints, rules }, seat, told) {
	ints[4] = seat;
	ints[8]++;
	if (told !== void 0) told.tell(turnEvent.pack(seat), -1, false);
	if (!rules.clockByPhase) newSpan(ints);
}
const skipsObstruct = ({ ints, rules }, seat) => rules.skipsWhenEmpty ? ints[434 - sideOf(seat)] === 0 : ints[7] === 0;
function beginObstruct(state, told) {
	if (state.rules.clockByPhase) newSpan(state.ints);
	enterPhase(state, PHASE.obstruct, false, told);
	openIn$1(state, POOL.plain, 1);
}
function beginPlot(state, told) {
	const { ints, rules } = state;
	if (rules.clockByPhase) newSpan(ints);
	enterPhase(state, PHASE.plot, false, told);
	ints[10] = 0;
	openIn$1(state, POOL.plain, 1);
}
function endTurn(state, told) {
	const { ints, rules } = state;
	const seat = ints[4];
	emptyPool(state);
	clearMarks(state);
	ints[17] = 0;
	ints[15] = 0;
	ints[10] = 0;
	fallCountdown(state, 1 - sideOf(seat), told);
	ints[7]++;
	if (rules.idleCap === 0 || ints[8] < rules.idleCap) return true;
	endMatch(state, 2, 1 << REASON.aborted, false, told);
	return false;
}
// packages/sway/src/phases/giving.ts
const { gave, lacks, won } = EVENTS.kinds;
const { give: give$1 } = MOVES.kinds;
const giveable = /* @__PURE__ */ new Int32Array(5);
function win(state, side, why, told) {
	const { ints, rules } = state;
	if (told !== void 0) told.tell(won.pack(side, why), -1, false);
	emptyPool(state);
	endCountdowns(state);
	ints[16] = 0;
	ints[17] = 0;
	ints[15] = 0;
	ints[10] = 0;
	ints[7]++;
	ints[8] = 0;
	const turning = ints[4];
	ints[11] = sideOf(turning) === side ? nextSeat(rules, turning) : turning;
	newSpan(ints);
	if (rules.losesLife) askForLife(state, told);
	else if (ints[257 - side] === 0) endMatch(state, side, spent(state), false, told);
	else enterPhase(state, PHASE.giving, false, told);
}
function spent(state) {
	const { ints, rules } = state;
	let why = ints[256 + sideOf(ints[11])] === 0 ? 1 << REASON["no-reserve"] : 0;
	if (destinyCount(state) > 0) return why;
	for (let seat = 0; seat < rules.seats; seat++) if (ints[218 + seat] > 0) return why;
	why |= 1 << REASON["all-spent"];
	return why;
}
function askForLife(state, told) {
	const { ints, rules } = state;
	const loser = ints[11];
	const side = sideOf(loser);
	if (livesOf$1(state, loser)) {
		enterPhase(state, PHASE.giving, true, told);
		return;
	}
	if (rules.seats === 4 && livesOf$1(state, loser ^ 2)) {
		if (told !== void 0) told.tell(lacks.pack(loser), -1, true);
		enterPhase(state, PHASE.giving, true, told);
		ints[3] = 1;
		return;
	}
	endMatch(state, 1 - side, 1 << REASON["no-life"], true, told);
}
function livesOf$1(state, seat) {
	const { ints, rules } = state;
	const { lives } = rules.deck;
	const home = 222 + homeOf(rules, seat) * 5;
	const ops = 198 + seat * 5;
	for (let i = 0; i < 5; i++) giveable[i] = (ints[home + i] | ints[ops + i]) & lives[i];
	for (let i = 0; i < ints[432]; i++) {
		const entry = ints[272 + i];
		const card = ENTRY.get.card(entry);
		if (sideOf(ENTRY.get.seat(entry)) === sideOf(seat) && hasMember(lives, 0, card)) giveable[card >>> 5] |= 1 << (card & 31);
	}
	return (giveable[0] | giveable[1] | giveable[2] | giveable[3] | giveable[4]) !== 0;
}
function findGiveable(state, seat) {
	if (state.rules.losesLife) {
		livesOf$1(state, seat);
		return;
	}
	const reserve = 246 + sideOf(seat) * 5;
	for (let i = 0; i < 5; i++) giveable[i] = state.ints[reserve + i];
}
const giverOf = ({ ints }) => ints[3] === 0 ? ints[11] : ints[11] ^ 2;
const canGiveLife = (state) => {
	const loser = state.ints[11];
	if (giverOf(state) === loser) return livesOf$1(state, loser);
	return !livesOf$1(state, loser) && livesOf$1(state, loser ^ 2);
};
function listGive(state, seat, out, from) {
	let n = from;
	findGiveable(state, seat);
	for (let i = 0; i < 5; i++) for (let bits = giveable[i]; bits !== 0; bits = withoutLowest(bits)) out[n++] = give$1.pack(lowestMember(i, bits));
	return n;
}
function judgeGive(state, seat, move) {
	if (!give$1.is(move)) return "not-now";
	findGiveable(state, seat);
	if (hasMember(giveable, 0, give$1.get.card(move))) return void 0;
	return state.rules.losesLife ? "not-a-life" : "not-in-reserve";
}
function playGive(state, seat, move, told) {
	const { rules } = state;
	const card = give$1.get.card(move);
	const from = removeGiven(state, seat, card);
	discard$1(state, card);
	if (told !== void 0) told.tell(gave.pack(seat, card, from), -1, rules.losesLife);
	const why = rules.losesLife ? hasLife(state, seat) ? 0 : 1 << REASON["last-life"] : spent(state);
	if (why !== 0) {
		endMatch(state, 1 - sideOf(seat), why, rules.losesLife, told);
		return;
	}
	enterPhase(state, rules.afterLoss[0], rules.losesLife, told);
	clearLines(state, true, told);
}
const hasLife = (state, seat) => livesOf$1(state, seat) || state.rules.seats === 4 && livesOf$1(state, seat ^ 2);
function removeGiven(state, seat, card) {
	const side = sideOf(seat);
	const home = homeOf(state.rules, seat);
	if (inReserve(state, side, card)) {
		removeReserve(state, side, card);
		return 0;
	}
	if (inExperience(state, home, card)) {
		removeExperience(state, home, card);
		return 1;
	}
	if (inOps(state, seat, card)) {
		removeOps(state, seat, card);
		return 2;
	}
	leaveLine(state, placeInLine(state, card));
	return 3;
}
function placeInLine({ ints }, card) {
	for (let i = 0; i < 160; i++) if (ENTRY.get.card(ints[272 + i]) === card) return i;
	return -1;
}
// packages/sway/src/imagine/pool.ts
const cards = [
	/* @__PURE__ */ new Int32Array(160),
	/* @__PURE__ */ new Int32Array(160),
	/* @__PURE__ */ new Int32Array(160)
];
const counts = /* @__PURE__ */ new Int32Array(3);
function refillPool(groups) {
	for (let group = 0; group < 3; group++) {
		cards[group].set(groups[group]);
		counts[group] = groups[group].length;
	}
}
const countOf$1 = (group) => counts[group];
function pickOf(ints, group, rng) {
	return takeAt(ints, group, rng.below(counts[group]));
}
function pickOfTwo(ints, one, other, rng) {
	const place = rng.below(counts[one] + counts[other]);
	return place < counts[one] ? takeAt(ints, one, place) : takeAt(ints, other, place - counts[one]);
}
function pickOfAll(ints, rng) {
	let place = rng.below(counts[0] + counts[1] + counts[2]);
	let group = 0;
	while (place >= counts[group]) place -= counts[group++];
	return takeAt(ints, group, place);
}
function pickCard(ints, card) {
	for (let group = 0; group < 3; group++) for (let place = 0; place < counts[group]; place++) if (cards[group][place] === card) {
		takeAt(ints, group, place);
		return;
	}
}
function takeAt(ints, group, place) {
	const list = cards[group];
	const card = list[place];
	list[place] = list[--counts[group]];
	ints[18 + (card >>> 5)] &= ~(1 << (card & 31));
	return card;
}
// packages/sway/src/recruiting.ts
function recruitsFor(state, seat, out) {
	const { ints, rules } = state;
	const { holdable } = rules.deck;
	const own = holdableBy(state, sideOf(seat));
	for (let i = 0; i < 5; i++) out[i] = ints[193 + i] & holdable[own + i] & rules.recruits[i];
}
const found$3 = /* @__PURE__ */ new Int32Array(5);
function canRecruit(state, seat) {
	recruitsFor(state, seat, found$3);
	return (found$3[0] | found$3[1] | found$3[2] | found$3[3] | found$3[4]) !== 0;
}
function judgeRecruit(state, seat, card) {
	const { rules } = state;
	if (!inVoid(state, card)) return "not-in-void";
	if (!mayHold(state, sideOf(seat), card)) return "other-faction";
	const ability = rules.deck.ability[card];
	if ((rules.unrecruited >>> ability & 1) === 0) return void 0;
	return ability === ABILITY.enlist ? "recruiter" : "life-not-recruited";
}
function recruitCard(state, seat, card, why, reveals, told, limit = 0) {
	removeVoid(state, card);
	bringHome(state, seat, card);
	if (told !== void 0) told.tell(EVENTS.kinds.recruited.pack(seat, card, why, limit), -1, reveals);
}
function bringHome(state, seat, card) {
	const { rules } = state;
	if (rules.hasReserve) {
		addReserve(state, sideOf(seat), card);
		return;
	}
	addExperience(state, homeOf(rules, seat), card);
	if (rules.experienceHidden) placeKnown(state, card, 31);
}
// packages/sway/src/phases/opening.ts
const { pass: pass$9, refill: refill$3 } = MOVES.kinds;
function askToRefill(state, first) {
	const { ints, rules } = state;
	for (; ints[3] < rules.seats; ints[3]++) {
		const seat = seatAfter(rules.seats, first, ints[3]);
		if (!canRefill(state, seat)) continue;
		ints[2] = seat;
		newSpan(ints);
		return true;
	}
	return false;
}
function askInOpening(state, told) {
	const first = state.ints[5];
	if (askToRefill(state, first)) return true;
	beginTurn(state, first, told);
	return false;
}
function listRefillOrPass(state, seat, out, from) {
	const n = listRefills(state, seat, out, from);
	out[n] = pass$9.tag;
	return n + 1;
}
function judgeRefillOrPass(state, seat, move) {
	if (pass$9.is(move)) return void 0;
	return refill$3.is(move) ? judgeRefill(state, seat, move) : "not-now";
}
function playRefillOrPass(state, seat, move, told, rng) {
	state.ints[3]++;
	if (refill$3.is(move)) playRefill(state, seat, move, rng, told);
	else if (told !== void 0) told.tell(EVENTS.kinds.passed.pack(seat), -1, false);
}
// packages/sway/src/phases/after-loss.ts
const { pass: pass$8, recruit: recruit$5, unlock: unlock$1 } = MOVES.kinds;
const { passed: passed$1, unlocked: unlocked$1 } = EVENTS.kinds;
const EACH = 2;
const AFTER_ROUND = RECRUIT_WHY.indexOf("round");
function askInRefill(state, told) {
	if (askToRefill(state, state.ints[11])) return true;
	goOn(state, told);
	return false;
}
function askToRecruit(state, told) {
	const { ints, rules } = state;
	while (ints[3] < EACH * rules.seats) {
		const place = Math.trunc(ints[3] / EACH);
		const seat = winnersFirst(rules.seats, ints[11], place);
		if (canRecruit(state, seat)) {
			ints[2] = seat;
			newSpan(ints);
			return true;
		}
		ints[3] = (place + 1) * EACH;
	}
	goOn(state, told);
	return false;
}
function playRecruit(state, seat, move, told) {
	const { ints } = state;
	if (recruit$5.is(move)) {
		ints[3]++;
		recruitCard(state, seat, recruit$5.get.card(move), AFTER_ROUND, false, told);
		return;
	}
	ints[3] = (Math.trunc(ints[3] / EACH) + 1) * EACH;
	if (told !== void 0) told.tell(passed$1.pack(seat), -1, false);
}
function goOn(state, told) {
	const { afterLoss } = state.rules;
	const next = afterLoss.indexOf(state.ints[0]) + 1;
	if (next < afterLoss.length) enterPhase(state, afterLoss[next], false, told);
	else beginAnew(state, told);
}
const lockedFor = ({ ints, rules }, seat) => rules.unlockable & ~ints[479 + seat];
function askToUnlock(state, told) {
	const { ints, rules } = state;
	for (; ints[3] < rules.seats; ints[3]++) {
		const seat = winnersFirst(rules.seats, ints[11], ints[3]);
		if (lockedFor(state, seat) === 0) continue;
		ints[2] = seat;
		newSpan(ints);
		return true;
	}
	goOn(state, told);
	return false;
}
function listUnlock(state, seat, out, from) {
	let n = from;
	for (let bits = lockedFor(state, seat); bits !== 0; bits = withoutLowest(bits)) out[n++] = unlock$1.pack(lowestBit(bits));
	out[n] = pass$8.tag;
	return n + 1;
}
function judgeUnlock(state, seat, move) {
	if (pass$8.is(move)) return void 0;
	if (!unlock$1.is(move)) return "not-now";
	const bit = 1 << unlock$1.get.ability(move);
	if ((state.rules.unlockable & bit) === 0) return "never-unlocked";
	return (state.ints[479 + seat] & bit) === 0 ? void 0 : "unlocked-before";
}
function playUnlock(state, seat, move, told) {
	const { ints } = state;
	ints[3]++;
	if (!unlock$1.is(move)) {
		if (told !== void 0) told.tell(passed$1.pack(seat), -1, false);
		return;
	}
	const ability = unlock$1.get.ability(move);
	ints[479 + seat] |= 1 << ability;
	if (told !== void 0) told.tell(unlocked$1.pack(seat, ability), -1, false);
}
function beginAnew(state, told) {
	const { ints } = state;
	const loser = ints[11];
	clearMarks(state);
	ints[11] = -1;
	beginTurn(state, loser, told);
}
// packages/sway/src/phases/draft.ts
const { pass: pass$7, recruit: recruit$4 } = MOVES.kinds;
const IN_DRAFT = RECRUIT_WHY.indexOf("draft");
function askInDraft(state, told) {
	const { ints, rules } = state;
	while (ints[3] < rules.draftPicks * rules.seats) {
		const seat = seatAfter(rules.seats, ints[5], ints[3]);
		if (canRecruit(state, seat)) {
			ints[2] = seat;
			newSpan(ints);
			return true;
		}
		ints[3]++;
	}
	fillDestiny(state);
	enterPhase(state, PHASE.opening, false, told);
	return false;
}
function fillDestiny({ ints, rules }) {
	const { official } = rules.deck;
	for (let i = 0; i < 5; i++) {
		const going = ints[193 + i] & (rules.customToDestiny ? -1 : official[i]);
		ints[18 + i] = going;
		ints[193 + i] &= ~going;
	}
	ints[23] = countMembers(ints, 18, 5);
}
const found$2 = /* @__PURE__ */ new Int32Array(5);
function listRecruits(state, seat, out, from) {
	recruitsFor(state, seat, found$2);
	const n = listCards(found$2, 0, recruit$4, out, from);
	out[n] = pass$7.tag;
	return n + 1;
}
function judgeRecruits(state, seat, move) {
	if (pass$7.is(move)) return void 0;
	if (!recruit$4.is(move) || recruit$4.get.limit(move) !== 0) return "not-now";
	return judgeRecruit(state, seat, recruit$4.get.card(move));
}
function playDraft(state, seat, move, told) {
	state.ints[3]++;
	if (recruit$4.is(move)) recruitCard(state, seat, recruit$4.get.card(move), IN_DRAFT, false, told);
	else if (told !== void 0) told.tell(EVENTS.kinds.passed.pack(seat), -1, false);
}
// packages/sway/src/rule-set.ts
const FINALE = ["gather", "equalise"];
const setOfAbilities = (names) => names.reduce((set, name) => set | 1 << ABILITY[name], 0);
function resolve(composition) {
	const { abilities, course, places, chosen } = composition;
	const named = (name) => abilities.find((one) => one.name === name)?.deeds;
	const countdown = deedOf(abilities.find(({ deeds }) => deedOf(deeds, "countdown"))?.deeds, "countdown");
	const hide = deedOf(named("sabotage"), "hide");
	const strike = deedOf(named("strike"), "any");
	return {
		hasReserve: places.home === "reserve",
		hasExperience: places.experience !== void 0,
		experienceHidden: places.experience?.faces !== "open",
		experienceShared: places.experience?.of === "team",
		customToDestiny: places.custom === "dealt",
		customLivesTaken: places.custom === "dealt",
		draftPicks: chosen.draftPicks,
		refillBare: course.refill === "trims",
		refillTrims: course.refill === "trims",
		clockByPhase: course.limit === "phase",
		skipsWhenEmpty: course.skipsObstruct === "unopposed",
		epicCap: chosen.epicCap,
		unlockRights: chosen.unlockRights,
		nameable: setOfAbilities(composition.nameable),
		unlockable: setOfAbilities(composition.unlockable),
		unrecruited: setOfAbilities(composition.unrecruited),
		recruitable: chosen.recruitable,
		idleCap: chosen.idleCap,
		overtimeFinishes: chosen.overtimeFinishes,
		openingShort: chosen.openingShort,
		abilities: setOfAbilities(abilities.map(({ name }) => name)),
		bringsReserve: course.ownTurn.includes("bring"),
		recallsExperience: course.ownTurn.includes("recall"),
		storesAfterPlot: course.ownTurn.includes("store"),
		losesLife: course.loss === "life",
		finaleSteps: course.finale.map((step) => FINALE.indexOf(step)),
		afterLoss: course.afterLoss.map((phase) => PHASE[phase]),
		countdownWinsEarly: countdown?.wins === "first",
		hidingOptional: hide?.must !== true,
		executesRevealed: hide?.executed === true,
		strikeFromOpsOnly: strike?.from === "ops",
		strikeBarsBrought: strike?.from === "ops"
	};
}
// packages/sway/src/phases/finale.ts
const { discarded, finale: finaleEvent, moved, shared } = EVENTS.kinds;
const { discard: discardMove$1, take: take$1 } = MOVES.kinds;
const TO_EQUALISE = DISCARD_WHY.indexOf("equalise");
function finaleStep(state, told) {
	if (destinyCount(state) > 0) beginPlot(state, told);
	else takeStep(state, 0, told);
}
const GATHER = FINALE.indexOf("gather");
const EQUALISE = FINALE.indexOf("equalise");
function takeStep(state, place, told) {
	const step = state.rules.finaleSteps[place];
	if (step === GATHER) gather(state, told);
	else if (step === EQUALISE) equalise(state, told);
	else beginPlot(state, told);
}
const after = (state, step, told) => takeStep(state, state.rules.finaleSteps.indexOf(step) + 1, told);
function gather(state, told) {
	const { ints, rules } = state;
	if (rules.hasExperience) for (let i = 0, seat = ints[4]; i < rules.seats; i++, seat = nextSeat(rules, seat)) {
		const home = homeOf(rules, seat);
		const count = ints[242 + home];
		if (count === 0) continue;
		if (isShared(state)) {
			enterPhase(state, PHASE.share, false, told);
			return;
		}
		emptyExperience(state, home, seat, false);
		if (told !== void 0) told.tell(moved.pack(home, count), -1, false);
	}
	after(state, GATHER, told);
}
const isShared = ({ rules }) => rules.experienceShared && rules.seats === 4;
function equalise(state, told) {
	const { ints } = state;
	if (ints[12] === 1) {
		after(state, EQUALISE, told);
		return;
	}
	ints[12] = 1;
	if (told !== void 0) told.tell(finaleEvent.pack(), -1, false);
	if (seatToEqualise(state) === void 0) after(state, EQUALISE, told);
	else enterPhase(state, PHASE.equalise, false, told);
}
function seatToEqualise({ ints, rules }) {
	let least = 160;
	for (let seat = 0; seat < rules.seats; seat++) if (ints[218 + seat] < least) least = ints[218 + seat];
	for (let i = 0, seat = ints[4]; i < rules.seats; i++, seat = nextSeat(rules, seat)) if (ints[218 + seat] > least) return seat;
}
function seatToShare({ ints, rules }) {
	const turning = ints[4];
	const first = ints[242 + sideOf(turning)] > 0 ? turning : nextSeat(rules, turning);
	if (ints[242 + sideOf(first)] === 0) return void 0;
	return (ints[3] & 1) === 0 ? first : first ^ 2;
}
function askInFinale(state, told) {
	const { ints } = state;
	const sharing = ints[0] === PHASE.share;
	const seat = sharing ? seatToShare(state) : seatToEqualise(state);
	if (seat === void 0) {
		if (sharing) after(state, GATHER, told);
		else after(state, EQUALISE, told);
		return false;
	}
	if (sharing || ints[2] !== seat || ints[3] === 0) shortSpan(ints);
	ints[2] = seat;
	return true;
}
const listShare = (state, seat, out, from) => listCards(state.ints, 222 + homeOf(state.rules, seat) * 5, take$1, out, from);
function judgeShare(state, seat, move) {
	if (!take$1.is(move)) return "not-now";
	return inExperience(state, homeOf(state.rules, seat), take$1.get.card(move)) ? void 0 : "not-in-experience";
}
function playShare(state, seat, move, told) {
	const { ints, rules } = state;
	const card = take$1.get.card(move);
	const home = homeOf(rules, seat);
	blur(state, experienceNook(home), opsNook(seat));
	removeExperience(state, home, card);
	addOps(state, seat, card);
	placeKnown(state, card, withoutSeat(insidersOf(state, experienceNook(home)), seat));
	if (told !== void 0) told.tell(shared.pack(seat, card), insidersOfExperience(state, home), false);
	ints[3] = ints[242 + home] === 0 ? 0 : ints[3] + 1;
}
const listEqualise = (state, seat, out, from) => listCards(state.ints, 198 + seat * 5, discardMove$1, out, from);
function judgeEqualise(state, seat, move) {
	if (!discardMove$1.is(move)) return "not-now";
	return inOps(state, seat, discardMove$1.get.card(move)) ? void 0 : "not-in-ops";
}
function playEqualise(state, seat, move, told) {
	const card = discardMove$1.get.card(move);
	const marked = removeOps(state, seat, card) ? 1 : 0;
	discard$1(state, card);
	if (told !== void 0) told.tell(discarded.pack(seat, card, TO_EQUALISE, marked), -1, true);
	state.ints[3]++;
}
// packages/sway/src/phases/trim.ts
const { discard: discardMove } = MOVES.kinds;
const TO_TRIM = DISCARD_WHY.indexOf("trim");
function askToTrim({ ints, rules }) {
	for (let i = 0, seat = ints[14]; i < rules.seats; i++, seat = nextSeat(rules, seat)) {
		if (!hasSeat(ints[13], seat)) continue;
		if (ints[218 + seat] > 7) {
			if (ints[1] !== TASK.trim || ints[2] !== seat) shortSpan(ints);
			ints[1] = TASK.trim;
			ints[2] = seat;
			return true;
		}
		ints[13] = withoutSeat(ints[13], seat);
	}
	ints[14] = -1;
	return false;
}
const hasMarked = ({ ints }, seat) => seat === ints[4] && ints[263] > 0;
const listTrim = (state, seat, out, from) => listCards(state.ints, hasMarked(state, seat) ? 258 : 198 + seat * 5, discardMove, out, from);
function judgeTrim(state, seat, move) {
	if (!discardMove.is(move)) return "not-now";
	const card = discardMove.get.card(move);
	if (!inOps(state, seat, card)) return "not-in-ops";
	return hasMarked(state, seat) && !isMarked(state, card) ? "marked-first" : void 0;
}
function playTrim(state, seat, move, told) {
	const card = discardMove.get.card(move);
	const marked = removeOps(state, seat, card) ? 1 : 0;
	discard$1(state, card);
	if (told !== void 0) told.tell(EVENTS.kinds.discarded.pack(seat, card, TO_TRIM, marked), -1, true);
}
const barsFights = ({ ints }, seat) => ints[439 + sideOf(seat)] > 0 || hasSeat(ints[16], seat);
const barsCovert = ({ ints }, seat) => ints[441 + sideOf(seat)] > 0;
function limitOn(state, seat, ability) {
	if (isAmong(COVERT$1, ability) && barsCovert(state, seat)) return "battle-in-timeline";
	if (!isAmong(FIGHTING, ability)) return void 0;
	if (state.ints[439 + sideOf(seat)] > 0) return "covert-in-timeline";
	return hasSeat(state.ints[16], seat) ? "barred-by-covert" : void 0;
}
const barredNames = (state, seat) => (barsFights(state, seat) ? FIGHTING : 0) | (barsCovert(state, seat) ? COVERT$1 : 0);
function dropBarred(state, seat, cards) {
	const { covert, fighting } = state.rules.deck;
	if (barsFights(state, seat)) drop(cards, fighting, 0);
	if (barsCovert(state, seat)) drop(cards, covert, 0);
	if (state.ints[271] === 2) drop(cards, state.ints, 264);
}
function drop(cards, ints, set) {
	for (let i = 0; i < 5; i++) cards[i] &= ~ints[set + i];
}
// packages/sway/src/engageable.ts
const { engage: engage$4 } = MOVES.kinds;
const { card: cardOf$2, by: byOf$1, as: asOf$2, quiet: quietOf$1 } = engage$4.get;
const CARD_UNIT = engage$4.pack(1) - engage$4.tag;
const BY_UNIT = engage$4.pack(0, 1) - engage$4.tag;
const AS_UNIT = engage$4.pack(0, 0, 1) - engage$4.tag;
const QUIETLY = engage$4.pack(0, 0, 0, 1) - engage$4.tag;
const fromOps = /* @__PURE__ */ new Int32Array(5);
const fromExperience = /* @__PURE__ */ new Int32Array(5);
const OPENS = new Int32Array(POOL.insurgence + 1);
for (const name of [
	"plain",
	"engineering",
	"persuasion",
	"valor",
	"insurgence"
]) OPENS[POOL[name]] = 1 << BY_OF[name];
for (let i = 0; i < 6; i++) OPENS[POOL.vision1 + i] = 1 << BY_OF.vision1 + i;
OPENS[POOL.undrawn] = 1 << BY_OF.valor;
const PAYING = (1 << OPENS.length) - 1;
const isVision = (by) => by >= BY_OF.vision1 && by <= BY_OF.vision6;
const budgetOf = (by) => by - BY_OF.vision1 + 1;
const isExecuted = (by) => by !== BY_OF.hidden && by !== BY_OF.insurgence;
function quietNames(state, seat) {
	const { atOnce } = state.rules;
	let names = 0;
	for (let i = 0; i < atOnce.length; i++) if (atOnce[i].atOnce?.does(state, seat)) names |= 1 << atOnce[i].index;
	return names;
}
function waysToPay(state) {
	const { ints, rules } = state;
	let ways = 0;
	for (let bits = ints[470] & PAYING; bits !== 0; bits = withoutLowest(bits)) ways |= OPENS[lowestBit(bits)];
	if (isOpen$1(state, POOL.sabotage)) {
		if (rules.hidingOptional) ways |= 1 << BY_OF.sabotage;
		if (ints[0] === PHASE.plot) ways |= 1 << BY_OF.hidden;
	}
	if (ints[271] > 0) ways |= 1 << BY_OF.strike;
	return ints[0] === PHASE.obstruct ? ways | 1 << BY_OF.rescue : ways;
}
function listEngages(state, seat, out, from) {
	const { ints, rules } = state;
	const home = homeOf(rules, seat);
	const announces = ints[479 + seat] !== 0 && ints[242 + home] > 0;
	if (ints[218 + seat] === 0 && !announces) return from;
	findFree(state, seat, 198 + seat * 5, fromOps);
	if (announces) findFree(state, seat, 222 + home * 5, fromExperience);
	const unlocked = announces ? ints[479 + seat] & ~barredNames(state, seat) : 0;
	const quiet = quietNames(state, seat);
	let n = from;
	for (let ways = waysToPay(state); ways !== 0; ways = withoutLowest(ways)) {
		const by = lowestBit(ways);
		const quietly = isExecuted(by) ? quiet : 0;
		n = listOps(state, by, quietly, out, n);
		if (unlocked !== 0) n = listExperience(state, by, unlocked, quietly, out, n);
	}
	return n;
}
function findFree(state, seat, zone, out) {
	for (let i = 0; i < 5; i++) out[i] = state.ints[zone + i];
	dropBarred(state, seat, out);
}
function listOps(state, by, quietly, out, from) {
	const { ints, rules } = state;
	const { ability, payableBy } = rules.deck;
	const first = engage$4.tag + by * BY_UNIT;
	let n = from;
	for (let i = 0; i < 5; i++) {
		let bits = fromOps[i] & payableBy[by * 5 + i];
		if (by === BY_OF.strike) bits &= ~ints[264 + i];
		for (; bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(i, bits);
			const move = first + card * CARD_UNIT;
			out[n++] = move;
			if ((quietly >>> ability[card] & 1) === 1) out[n++] = move + QUIETLY;
		}
	}
	return n;
}
function listExperience(state, by, unlocked, quietly, out, from) {
	let n = from;
	const first = engage$4.tag + by * BY_UNIT;
	for (let i = 0; i < 5; i++) for (let bits = fromExperience[i]; bits !== 0; bits = withoutLowest(bits)) {
		const card = lowestMember(i, bits);
		const move = first + card * CARD_UNIT;
		for (let rest = unlocked & announcedBy$1(state, by, card); rest !== 0; rest = withoutLowest(rest)) {
			const ability = lowestBit(rest);
			out[n++] = move + (ability + 1) * AS_UNIT;
			if ((quietly >>> ability & 1) === 1) out[n++] = move + (ability + 1) * AS_UNIT + QUIETLY;
		}
	}
	return n;
}
function announcedBy$1(state, by, card) {
	const { rules } = state;
	if (by === BY_OF.rescue) return rules.unlockRights ? UNASKED : 0;
	if (by === BY_OF.strike) return rules.strikeFromOpsOnly || isFresh(state, card) ? 0 : -1;
	if (hasMember(rules.deck.payableBy, by * 5, card)) return -1;
	return by === BY_OF.valor ? 1 << ABILITY.valor : 0;
}
function fault(state, card, by, as, deck) {
	const { rules } = state;
	if (isVision(by)) return deck.sway[card] > budgetOf(by) ? "over-budget" : void 0;
	if (by === BY_OF.valor) return deck.ability[card] === ABILITY.valor || as === ABILITY.valor + 1 ? void 0 : "only-valor";
	if (by === BY_OF.strike) {
		if (as > 0 && rules.strikeFromOpsOnly) return "strike-from-ops";
		return isFresh(state, card) ? "barred-by-strike" : void 0;
	}
	if (by !== BY_OF.rescue) return void 0;
	return (as === 0 ? isAmong(UNASKED, deck.ability[card]) : rules.unlockRights && isAmong(UNASKED, as - 1)) ? void 0 : "rescue-only-obstructing";
}
function faultOfPlace(state, seat, card, as) {
	const { ints, rules } = state;
	const home = homeOf(rules, seat);
	if (as === 0) {
		if (inOps(state, seat, card)) return void 0;
		return rules.unlockable !== 0 && inExperience(state, home, card) ? "not-announced" : "not-in-ops";
	}
	if (rules.unlockable === 0 || !inExperience(state, home, card)) return "not-in-experience";
	return (ints[479 + seat] >>> as - 1 & 1) === 1 ? void 0 : "not-unlocked";
}
function faultOfPermission(state, by) {
	const { ints, rules } = state;
	if (canPay(state, by)) return void 0;
	if (by === BY_OF.rescue) return "rescue-only-obstructing";
	if (by === BY_OF.sabotage && !rules.hidingOptional) return "must-hide";
	return by === BY_OF.hidden && ints[0] !== PHASE.plot ? "hide-in-plot" : "no-permission";
}
function judgeEngage(state, seat, move) {
	const { ints, rules } = state;
	const card = cardOf$2(move);
	const by = byOf$1(move);
	const as = asOf$2(move);
	const ability = rules.deck.ability[card];
	if (by >= BY.length) return "no-permission";
	const refusal = faultOfPlace(state, seat, card, as) ?? faultOfPermission(state, by) ?? fault(state, card, by, as, rules.deck) ?? limitOn(state, seat, ability) ?? (as > 0 ? limitOn(state, seat, as - 1) : void 0);
	if (refusal !== void 0) return refusal;
	if (ints[271] === 2 && isFresh(state, card)) return "barred-by-strike";
	if (quietOf$1(move) === 0) return void 0;
	const executed = as > 0 ? as - 1 : ability;
	return isExecuted(by) && (quietNames(state, seat) >>> executed & 1) === 1 ? void 0 : "nothing-to-decline";
}
// packages/sway/src/engage.ts
const { engaged: engaged$1, hides, hid } = EVENTS.kinds;
const { card: cardOf$1, by: byOf, as: asOf$1, quiet: quietOf } = MOVES.kinds.engage.get;
const playEngage = (state, seat, move, told) => engageCard(state, seat, cardOf$1(move), byOf(move), asOf$1(move), quietOf(move) === 1, told);
function engageCard(state, seat, card, by, as, quiet, told) {
	const { rules } = state;
	pay(state, by, rules.deck.sway[card]);
	if (by === BY_OF.hidden) {
		hide(state, seat, card, as, told);
		return;
	}
	const marked = as === 0 && isMarked(state, card) ? 1 : 0;
	const index = layCard(state, seat, card, as, false, by === BY_OF.insurgence);
	told?.tell(engaged$1.pack(seat, card, by, as, quiet ? 1 : 0, marked), -1, true);
	if (isExecuted(by)) execute(state, seat, index, as > 0 ? as - 1 : rules.deck.ability[card], quiet, told);
}
function hide(state, seat, card, as, told) {
	const { ints, rules } = state;
	const marked = as === 0 && isMarked(state, card);
	const slot = ints[444];
	const from = as > 0 ? experienceNook(homeOf(rules, seat)) : marked ? 15 : opsNook(seat);
	const seen = as > 0 && !rules.experienceHidden;
	deck = rules.deck;
	bounds = boundsOf(state, sideOf(seat), ints[432]);
	blur(state, from, slotNook(slot), couldHide);
	if (seen) placeKnown(state, card, 31);
	layCard(state, seat, card, as, true, false);
	if (told === void 0) return;
	const shown = Math.min(slot, 7);
	told.tell(hides.pack(seat, shown, marked ? 1 : 0, as), -1, true);
	told.tell(hid.pack(seat, shown, card), seen ? -1 : teamOf(rules, seat), rules.seats > 2);
}
let bounds = 0;
let deck;
const couldHide = (card) => ((bounds & ENTRY_BITS.noBattle) === 0 || !hasMember(deck.fighting, 0, card)) && ((bounds & ENTRY_BITS.noCovert) === 0 || !hasMember(deck.covert, 0, card));
const teamOf = (rules, seat) => allSeats(rules.seats) & 5 << sideOf(seat);
function layCard(state, seat, card, as, hidden, doubled) {
	const { ints, rules } = state;
	if (as === 0) removeOps(state, seat, card, true);
	else {
		removeExperience(state, homeOf(rules, seat), card);
		removeMember(ints, 264, card);
	}
	const index = enterLine(state, seat, card, as, hidden, doubled);
	if (ints[0] === PHASE.plot) ints[10]++;
	if (rules.recruitable && asksToRecruit(state, seat, card, hidden)) {
		ints[1] = TASK.recruit;
		ints[2] = seat;
	}
	return index;
}
const candidates$1 = /* @__PURE__ */ new Int32Array(5);
function asksToRecruit(state, seat, card, hidden) {
	const { deck } = state.rules;
	const recruits = deck.recruits[card];
	if (recruits === 0 && !hidden) return false;
	recruitsFor(state, seat, candidates$1);
	for (let i = 0; i < 5; i++) {
		const wanted = hidden ? -1 : deck.ofAbility[(recruits - 1) * 5 + i];
		if ((candidates$1[i] & wanted & ~deck.recruiters[i]) !== 0) return true;
	}
	return false;
}
function execute(state, seat, index, ability, quiet, told) {
	const able = state.rules.able[ability];
	if (able === void 0) return;
	able.open(state, seat, index);
	if (!quiet && able.atOnce?.does(state, seat)) able.atOnce.run(state, seat, told);
	settlePool(state);
}
// packages/sway/src/phases/window.ts
const { interrupt: interrupt$2, pass: pass$6, waive: waive$1 } = MOVES.kinds;
const { interrupted, passed, waived } = EVENTS.kinds;
function windowIsDue(state) {
	const { ints, rules } = state;
	if (ints[0] !== PHASE.plot || ints[10] === 0) return false;
	const seat = nextSeat(rules, ints[4]);
	if (hasSeat(ints[16] | ints[17], seat)) return false;
	if (announcedBy(state, seat) !== 0 && ints[242 + homeOf(rules, seat)] > 0) return true;
	return ints[218 + seat] > 0 && someBattleUnseen(state);
}
const announcedBy = ({ ints, rules }, seat) => rules.unlockRights ? ints[479 + seat] & INTERRUPTING : 0;
function someBattleUnseen(state) {
	const { ints, rules } = state;
	const { interrupting } = rules.deck;
	let left = 0;
	for (let i = 0; i < 5; i++) {
		let open = ints[193 + i] | ints[246 + i] | ints[251 + i];
		if (!rules.experienceHidden) open |= ints[222 + i] | ints[227 + i] | ints[232 + i] | ints[237 + i];
		left += bitCount(interrupting[i] & ~open);
	}
	if (left > ints[432]) return true;
	for (let i = 0; i < ints[432]; i++) if (!isHidden(state, i) && hasMember(interrupting, 0, entryCard(state, i))) left--;
	return left > 0;
}
const windowOf = (state) => state.ints[1] === TASK.window ? {
	answers: [{
		seat: state.ints[2],
		answer: pass$6.tag
	}],
	ms: Number(state.rules.options.window ?? 0)
} : void 0;
function listWindow(state, seat, out, from) {
	const { ints, rules } = state;
	const { ability, interrupting } = rules.deck;
	const ops = 198 + seat * 5;
	let n = from;
	for (let i = 0; i < 5; i++) for (let bits = ints[ops + i] & interrupting[i]; bits !== 0; bits = withoutLowest(bits)) {
		const card = lowestMember(i, bits);
		if (limitOn(state, seat, ability[card]) === void 0) out[n++] = interrupt$2.pack(card, 0);
	}
	const names = announcedBy(state, seat) & ~barredNames(state, seat);
	if (names !== 0) n = listAnnounced(state, seat, names, out, n);
	out[n] = pass$6.tag;
	out[n + 1] = waive$1.tag;
	return n + 2;
}
function listAnnounced(state, seat, names, out, from) {
	const { ints, rules } = state;
	const home = 222 + homeOf(rules, seat) * 5;
	let n = from;
	for (let card = firstMember(ints, home, 5); card !== -1; card = nextMember(ints, home, 5, card)) {
		if (limitOn(state, seat, rules.deck.ability[card]) !== void 0) continue;
		for (let rest = names; rest !== 0; rest = withoutLowest(rest)) out[n++] = interrupt$2.pack(card, lowestBit(rest) + 1);
	}
	return n;
}
function judgeWindow(state, seat, move) {
	if (pass$6.is(move) || waive$1.is(move)) return void 0;
	if (!interrupt$2.is(move)) return "not-now";
	const card = interrupt$2.get.card(move);
	const as = interrupt$2.get.as(move);
	const printed = state.rules.deck.ability[card];
	if (as === 0) {
		if (!inOps(state, seat, card)) return "not-in-ops";
		return isAmong(INTERRUPTING, printed) ? limitOn(state, seat, printed) : "not-battle";
	}
	if (!isAmong(INTERRUPTING, as - 1) || !state.rules.unlockRights) return "not-battle";
	if (!inExperience(state, homeOf(state.rules, seat), card)) return "not-in-experience";
	if (!isAmong(announcedBy(state, seat), as - 1)) return "not-unlocked";
	return limitOn(state, seat, as - 1) ?? limitOn(state, seat, printed);
}
function playWindow(state, seat, move, told) {
	const { ints } = state;
	ints[1] = TASK.none;
	if (interrupt$2.is(move)) cutPlot(state, seat, move, told);
	else if (waive$1.is(move)) {
		ints[17] = withSeat(ints[17], seat);
		if (told !== void 0) told.tell(waived.pack(seat), -1, false);
	} else if (told !== void 0) told.tell(passed.pack(seat), -1, false);
}
function cutPlot(state, seat, move, told) {
	const card = interrupt$2.get.card(move);
	const as = interrupt$2.get.as(move);
	if (told !== void 0) told.tell(interrupted.pack(seat, card, as), -1, true);
	if (!endTurn(state, told)) {
		layCard(state, seat, card, as, false, false);
		return;
	}
	beginTurnAgainst(state, seat, told);
	engageCard(state, seat, card, BY_OF.plain, as, false, void 0);
}
// packages/sway/src/to-act.ts
const toAct = ({ ints }) => ints[0] === PHASE.over ? 0 : onlySeat(ints[2]);
function settle(state, told) {
	const { ints } = state;
	const task = ints[1];
	if (task === TASK.omen || task === TASK.send || task === TASK.recruit) return;
	if (ints[13] !== 0 && askToTrim(state)) return;
	ints[1] = TASK.none;
	if (ints[15] === 1) {
		ints[15] = 0;
		if (windowIsDue(state)) {
			ints[1] = TASK.window;
			ints[2] = nextSeat(state.rules, ints[4]);
			return;
		}
	}
	while (!ask(state, told));
}
function ask(state, told) {
	const { ints } = state;
	switch (ints[0]) {
		case PHASE.obstruct:
		case PHASE.plot:
		case PHASE.reveal:
			ints[2] = engagerOf(state);
			return true;
		case PHASE.draft: return askInDraft(state, told);
		case PHASE.opening: return askInOpening(state, told);
		case PHASE.share:
		case PHASE.equalise: return askInFinale(state, told);
		case PHASE.giving:
			ints[2] = giverOf(state);
			return true;
		case PHASE.refill: return askInRefill(state, told);
		case PHASE.recruit: return askToRecruit(state, told);
		case PHASE.unlock: return askToUnlock(state, told);
		default: return true;
	}
}
function isOnShortSpan({ ints, rules }) {
	const phase = ints[0];
	if (ints[1] !== TASK.trim && phase !== PHASE.share && phase !== PHASE.equalise) return false;
	const inTurn = phase >= PHASE.obstruct && phase <= PHASE.equalise;
	return rules.clockByPhase || !inTurn || ints[2] !== ints[4];
}
function clock(state) {
	const { ints } = state;
	if (ints[0] === PHASE.over || ints[1] === TASK.window) return void 0;
	return {
		seats: toAct(state),
		span: isOnShortSpan(state) ? ints[9] : longSpanOf(ints)
	};
}
// packages/sway/src/setup.ts
const makeState = (rules) => ({
	ints: /* @__PURE__ */ new Int32Array(981),
	rules
});
function clear(ints) {
	ints.fill(0);
	ints[11] = -1;
	ints[14] = -1;
	ints[483] = -1;
	ints[484] = -1;
	ints[485] = -1;
	ints[486] = -1;
	ints[977] = -1;
	ints[979] = -1;
}
function setup(state, rng) {
	const { ints, rules } = state;
	const { first, faction } = rules.options;
	clear(ints);
	ints[5] = first === "lot" ? rng.below(rules.seats) : first === "a" ? 0 : 1;
	ints[6] = faction === "lot" ? rng.below(2) : faction === "first" ? 0 : 1;
	ints[4] = ints[5];
	ints.set(rules.deck.all, 193);
	recruitLives(state);
	ints[0] = PHASE.draft;
	settle(state);
	return toAct(state);
}
function recruitLives(state) {
	const { deck, customLivesTaken } = state.rules;
	const taken = customLivesTaken ? deck.lives : deck.officialLives;
	for (let i = 0; i < 5; i++) for (let bits = taken[i] & ~deck.ofFaction[10 + i]; bits !== 0; bits = withoutLowest(bits)) {
		const card = lowestMember(i, bits);
		removeVoid(state, card);
		bringHome(state, sideOfCard(state, card), card);
	}
}
const teams = (seats) => seats === 4 ? [5, 10] : Array.from({ length: seats }, (_, seat) => onlySeat(seat));
// packages/sway/src/text/names.ts
const fold = (text) => text.trim().replace(/\s+/g, " ").toLowerCase();
const known$1 = /* @__PURE__ */ new WeakMap();
function namesOf(deck) {
	const before = known$1.get(deck);
	if (before !== void 0) return before;
	const byName = new Map(deck.cards.map(({ name }, card) => [fold(name), card]));
	const byWord = /* @__PURE__ */ new Map();
	for (const name of [...byName.keys()].sort((a, b) => b.length - a.length)) {
		const word = name.split(" ")[0];
		byWord.set(word, [...byWord.get(word) ?? [], name]);
	}
	const names = {
		exact: new Map(deck.cards.map(({ name }, card) => [name, card])),
		byName,
		byWord
	};
	known$1.set(deck, names);
	return names;
}
const cardNamed = (deck, text) => namesOf(deck).byName.get(fold(text));
function cardCalled(deck, name) {
	const card = namesOf(deck).exact.get(name);
	invariant(card !== void 0, `there is no card ${name}`);
	return card;
}
function cardAtStart(deck, text) {
	const { byName, byWord } = namesOf(deck);
	for (const name of byWord.get(text.split(" ")[0]) ?? []) if (text.startsWith(name) && (text.length === name.length || text[name.length] === " ")) return {
		card: byName.get(name) ?? 0,
		rest: text.slice(name.length).trimStart()
	};
}
const cardName = (deck, card) => deck.cards[card]?.name ?? `card ${card}`;
const abilityNamed = (text) => ABILITIES.indexOf(text.trim().toLowerCase());
const seatName = (seat) => "abcd"[seat];
function seatNamed(text, seats) {
	const seat = "abcd".indexOf(text.trim().toLowerCase());
	return text.trim().length === 1 && seat >= 0 && seat < seats ? seat : void 0;
}
const VIEWER_NAMES = Array.from({ length: 32 }, (_, viewers) => [..."abcdt"].filter((_, viewer) => viewers >>> viewer & 1).join(""));
const viewerNames = (viewers, seats) => VIEWER_NAMES[viewers & (allSeats(seats) | 16)];
function viewersNamed(text, seats) {
	let viewers = 0;
	for (const letter of text.trim().toLowerCase()) {
		const viewer = "abcdt".indexOf(letter);
		if (viewer < 0 || viewer >= seats && viewer !== 4) return void 0;
		viewers |= 1 << viewer;
	}
	return text.trim() === "" ? void 0 : viewers;
}
const NOOK_NAMES = Array.from({ length: 16 }, (_, nook) => {
	if (nook === 8) return "under";
	if (nook === 15) return "marked";
	if (isSlotNook(nook)) return `slot.${nook - slotNook(0)}`;
	return nook < 4 ? `ops.${seatName(nook)}` : `experience.${seatName(nook - experienceNook(0))}`;
});
const nookName = (nook) => NOOK_NAMES[nook];
function nooksNamed(names) {
	let nooks = 0;
	for (const name of names) {
		const nook = NOOK_NAMES.indexOf(name.toLowerCase());
		if (nook < 0) return void 0;
		nooks |= 1 << nook;
	}
	return nooks;
}
function nookNames(nooks) {
	const names = [];
	for (let nook = opsNook(0); nook < 16; nook++) if (nooks >>> nook & 1) names.push(NOOK_NAMES[nook]);
	return names;
}
const seesInto = (state, eye, nook) => eye === 5 || (insidersOf(state, nook) >>> eye & 1) === 1;
const isSure = (state, eye, card) => (sureOf(state, card) >>> eye & 1) === 1;
// packages/sway/src/imagine/course.ts
function settleCourse(state, seen) {
	const { ints, rules } = state;
	const { deck } = rules;
	ints[0] = PHASE[seen.phase];
	ints[1] = TASK[seen.task];
	ints[3] = seen.steps;
	ints[4] = seen.turn;
	ints[5] = seen.first;
	ints[7] = seen.turns;
	ints[8] = seen.idle;
	ints[9] = seen.span;
	ints[10] = seen.plotted;
	ints[6] = seen.sides[0] === deck.factions[0] ? 0 : 1;
	ints[2] = seen.asked ?? engagerOf(state);
	ints[192] = seen.sent;
	ints[444] = seen.nextSlot;
	for (const [name, count] of Object.entries(seen.pool)) openIn$1(state, POOL[name], count);
	ints[271] = seen.strike === "on" ? 2 : seen.strike === "open" ? 1 : 0;
	ints[269] = seen.drawn;
	ints[270] = seen.gone;
	ints[13] = seatSet(seen.trims);
	ints[14] = seen.drawer ?? -1;
	ints[15] = seen.owed ? 1 : 0;
	ints[16] = seatSet(seen.barred);
	ints[17] = seatSet(seen.waived);
	for (const { side, left } of seen.countdowns) ints[471 + side * 4 + left]++;
	for (const [seat, names] of seen.unlocked.entries()) for (const name of names) ints[479 + seat] |= 1 << ABILITY[name];
	ints[12] = seen.finale ? 1 : 0;
	ints[11] = seen.loser ?? -1;
	for (const [side, { ruin, triumph }] of seen.tales.entries()) {
		ints[483 + side] = ruin === null ? -1 : cardCalled(deck, ruin);
		ints[485 + side] = triumph === null ? -1 : cardCalled(deck, triumph);
	}
	if (seen.end !== null) {
		ints[979] = seen.end.winner ?? 2;
		for (const code of seen.end.why.split(",")) ints[980] |= 1 << REASON[code];
	}
	if (seen.quit !== null) {
		ints[977] = seen.quit.seat;
		ints[978] = QUIT_HOW.indexOf(seen.quit.how);
	}
}
// packages/sway/src/imagine/lay.ts
function lay(state, set, name, placed) {
	const card = cardCalled(state.rules.deck, name);
	placed[card] = 1;
	addMember(state.ints, set, card);
	return card;
}
function layOpen(state, seen, placed) {
	for (const name of seen.void) lay(state, 193, name, placed);
	for (const [side, names] of seen.reserve.entries()) {
		for (const name of names) lay(state, 246 + side * 5, name, placed);
		state.ints[256 + side] = names.length;
	}
}
function know(state, card, known, viewer, insiders) {
	const { seats } = state.rules;
	const viewers = (viewersNamed(known, seats) ?? 0) | viewer;
	const everybody = allSeats(seats) | 16;
	if (viewers === 0) return;
	placeKnown(state, card, (viewers | insiders) === (everybody | insiders) ? 31 : viewers);
}
const insidersTo = (state, eye, nook) => eye === 5 ? 0 : insidersOf(state, nook);
const viewerBit = (state, eye, nook) => eye === 5 ? 0 : 1 << eye & ~insidersOf(state, nook);
function layZones(state, seen, placed, free, eye) {
	const { ints } = state;
	let markedLeft = seen.marked;
	ints[263] = seen.marked;
	for (const [seat, { count, cards }] of seen.ops.entries()) {
		ints[218 + seat] = count;
		free[seat] = count - cards.length;
		for (const { card: name, known, marked, fresh } of cards) {
			const card = lay(state, 198 + seat * 5, name, placed);
			know(state, card, known, viewerBit(state, eye, seat), insidersTo(state, eye, seat));
			if (fresh === true) addMember(ints, 264, card);
			if (marked !== true) continue;
			addMember(ints, 258, card);
			markedLeft--;
		}
	}
	free[15] = markedLeft;
	free[seen.turn] -= markedLeft;
	for (const [home, { count, cards }] of seen.experience.entries()) {
		ints[242 + home] = count;
		free[4 + home] = count - cards.length;
		for (const { card: name, known, fresh } of cards) {
			const card = lay(state, 222 + home * 5, name, placed);
			if (fresh === true) addMember(ints, 264, card);
			know(state, card, known, viewerBit(state, eye, 4 + home), insidersTo(state, eye, 4 + home));
		}
	}
}
function layDestiny(state, seen, placed, eye) {
	const { ints, rules } = state;
	const open = [];
	const own = eye === 5 ? 0 : 1 << eye;
	const { under, unseen } = seen.destiny;
	ints[23] = unseen;
	for (const name of seen.destiny.cards ?? []) lay(state, 18, name, placed);
	ints[185] = under.length;
	for (const [depth, { card: name, known }] of under.entries()) if (name === null) open.push({
		depth,
		known: viewersNamed(known, rules.seats) ?? 0
	});
	else {
		const card = cardCalled(rules.deck, name);
		placed[card] = 1;
		ints[24 + depth] = card;
		know(state, card, known, own, 0);
	}
	if (seen.looked === null) return open;
	const { seat, count, took, cards } = seen.looked;
	const player = eye === 5 ? 0 : 1 << seat;
	if (seen.asked === null) ints[2] = seat;
	ints[190] = count;
	ints[191] = took ? 1 : 0;
	for (const [i, { card: name, known }] of cards.entries()) if (name === null) open.push({
		depth: under.length + i,
		known: (viewersNamed(known, rules.seats) ?? 0) | player
	});
	else {
		const card = cardCalled(rules.deck, name);
		placed[card] = 1;
		ints[186 + i] = card;
		know(state, card, known, own | player, 0);
	}
	return open;
}
function layEngaged(state, seen, placed, eye) {
	const { ints, rules } = state;
	const backs = [];
	ints[432] = seen.engaged.length;
	for (const [i, entry] of seen.engaged.entries()) {
		const card = entry.card === null ? 0 : cardCalled(rules.deck, entry.card);
		ints[272 + i] = packEntry(entry, card);
		if (entry.hidden !== void 0) ints[443]++;
		if (entry.card === null) backs.push(i);
		else placed[card] = 1;
	}
	for (const { card: name, hidden, seat } of seen.engaged) {
		if (name === null || hidden === void 0) continue;
		const card = cardCalled(rules.deck, name);
		if (eye === 5) know(state, card, hidden.known ?? "", 0, 0);
		else if (!isOfTeam(eye, seat)) placeKnown(state, card, 31);
	}
	return backs;
}
const isOfTeam = (eye, seat) => eye < 4 && ((eye ^ seat) & 1) === 0;
function packEntry({ seat, as, doubled, naming, hidden }, card) {
	let entry = ENTRY.pack(card, as === void 0 ? 0 : ABILITY[as] + 1, seat, hidden === void 0 ? 0 : 1);
	if (doubled === true) entry |= ENTRY_BITS.doubled;
	if (naming === true) entry |= ENTRY_BITS.naming;
	if (hidden === void 0) return entry;
	entry |= ENTRY.pack(0, 0, 0, 0, 0, 0, hidden.slot);
	if (hidden.noBattle) entry |= ENTRY_BITS.noBattle;
	if (hidden.noCovert) entry |= ENTRY_BITS.noCovert;
	if (hidden.beforeRuin === true) entry |= ENTRY_BITS.beforeRuin;
	if (hidden.beforeTriumph === true) entry |= ENTRY_BITS.beforeTriumph;
	const recruited = hidden.recruited === void 0 ? 0 : ABILITY[hidden.recruited] + 1;
	return entry | ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, recruited);
}
// packages/sway/src/imagine/prepare.ts
const eyeOf = ({ viewer }) => viewer === "table" ? 4 : viewer === "all" ? 5 : viewer;
function prepare(seen, rules) {
	const state = {
		ints: /* @__PURE__ */ new Int32Array(981),
		rules
	};
	const { ints } = state;
	clear(ints);
	const eye = eyeOf(seen);
	settleCourse(state, seen);
	const placed = /* @__PURE__ */ new Uint8Array(160);
	const free = /* @__PURE__ */ new Int32Array(16);
	layOpen(state, seen, placed);
	layZones(state, seen, placed, free, eye);
	const deep = layDestiny(state, seen, placed, eye);
	const slots = layEngaged(state, seen, placed, eye);
	const traces = layTraces(state, seen, placed, eye);
	const groups = [
		[],
		[],
		[]
	];
	for (let card = 0; card < rules.deck.cards.length; card++) {
		if (placed[card] !== 0) continue;
		groups[sideOfCard(state, card)].push(card);
		addMember(ints, 18, card);
	}
	if (slots.length === 0) recountLines(state);
	return {
		rules,
		base: ints,
		free,
		deep: Int32Array.from(deep.map(({ depth }) => depth)),
		deepKnown: Int32Array.from(deep.map(({ known }) => known)),
		slots: Int32Array.from(slots),
		slotCards: slots.map((index) => slotCandidates(state, ints[272 + index], placed)),
		traced: Int32Array.from(traces.map(({ card }) => card)),
		tracedNooks: Int32Array.from(traces.map(({ nooks }) => nooks)),
		groups: [
			Int32Array.from(groups[0]),
			Int32Array.from(groups[1]),
			Int32Array.from(groups[2])
		],
		...freshOf(state, seen, eye),
		eye
	};
}
function layTraces(state, seen, placed, eye) {
	const traces = [];
	for (const { card: name, viewers, in: places } of seen.traces) {
		const card = cardCalled(state.rules.deck, name);
		const nooks = nooksNamed(places) ?? 0;
		const who = viewersNamed(viewers, state.rules.seats) ?? 0;
		setNooks(state, card, 31 - Math.clz32(who), nooks);
		if (eye === 5) continue;
		placed[card] = 1;
		traces.push({
			card,
			nooks
		});
	}
	return traces;
}
function slotTakes(state, entry, card) {
	const { deck } = state.rules;
	const side = sideOfCard(state, card);
	if (side !== 2 && side !== (ENTRY.get.seat(entry) & 1)) return false;
	if ((entry & ENTRY_BITS.noBattle) !== 0 && hasMember(deck.fighting, 0, card)) return false;
	if ((entry & ENTRY_BITS.noCovert) !== 0 && hasMember(deck.covert, 0, card)) return false;
	const recruited = ENTRY.get.recruited(entry);
	return recruited === 0 || deck.recruits[card] === recruited;
}
function slotCandidates(state, entry, placed) {
	const cards = [];
	for (let card = 0; card < state.rules.deck.cards.length; card++) if (placed[card] === 0 && slotTakes(state, entry, card)) cards.push(card);
	return Int32Array.from(cards);
}
function freshOf(state, seen, eye) {
	const seat = engagerOf(state);
	if (seen.drawn === 0 || eye === 5 || eye === seat) return {
		freshSeat: -1,
		freshLeft: 0,
		notFresh: /* @__PURE__ */ new Set()
	};
	const known = seen.ops[seat].cards;
	return {
		freshSeat: seat,
		freshLeft: seen.drawn - known.filter(({ fresh }) => fresh === true).length,
		notFresh: new Set(known.map(({ card }) => cardCalled(state.rules.deck, card)))
	};
}
// packages/sway/src/imagine/share.ts
const WHOLE = 2 ** 32;
const LOG_FACTORIAL = /* @__PURE__ */ new Float64Array(512);
for (let i = 1; i < LOG_FACTORIAL.length; i++) LOG_FACTORIAL[i] = LOG_FACTORIAL[i - 1] + Math.log(i);
const logChoose = (n, k) => k < 0 || k > n ? Number.NEGATIVE_INFINITY : LOG_FACTORIAL[n] - LOG_FACTORIAL[k] - LOG_FACTORIAL[n - k];
const fraction = (rng) => rng.below(WHOLE) / WHOLE;
const logWorlds = (n, f, g, k, l, a) => logChoose(n, a) + logChoose(f, k - a) + logChoose(n - a + g, l);
const weights = /* @__PURE__ */ new Float64Array(512);
function shareNeutral(n, f, g, k, l, rng) {
	const least = Math.max(0, k - f);
	const most = Math.min(n, k, n + g - l);
	if (most < least) return void 0;
	if (most === least) return least;
	let top = Number.NEGATIVE_INFINITY;
	for (let a = least; a <= most; a++) {
		weights[a] = logWorlds(n, f, g, k, l, a);
		if (weights[a] > top) top = weights[a];
	}
	let total = 0;
	for (let a = least; a <= most; a++) {
		weights[a] = Math.exp(weights[a] - top);
		total += weights[a];
	}
	let left = fraction(rng) * total;
	for (let a = least; a < most; a++) {
		left -= weights[a];
		if (left < 0) return a;
	}
	return most;
}
function logTotal(n, f, g, k, l) {
	const least = Math.max(0, k - f);
	const most = Math.min(n, k, n + g - l);
	let total = 0;
	let top = Number.NEGATIVE_INFINITY;
	for (let a = least; a <= most; a++) top = Math.max(top, logWorlds(n, f, g, k, l, a));
	for (let a = least; a <= most; a++) total += Math.exp(logWorlds(n, f, g, k, l, a) - top);
	return total === 0 ? Number.NEGATIVE_INFINITY : top + Math.log(total);
}
// packages/sway/src/imagine/deal.ts
const free = /* @__PURE__ */ new Int32Array(16);
const deepCards = /* @__PURE__ */ new Int32Array(256);
const slotCards = /* @__PURE__ */ new Int32Array(256);
function deal(prepared, into, rng) {
	const { ints } = into;
	ints.set(prepared.base);
	refillPool(prepared.groups);
	free.set(prepared.free);
	deepCards.fill(-1, 0, prepared.deep.length);
	slotCards.fill(-1, 0, prepared.slots.length);
	for (let i = 0; i < prepared.traced.length; i++) if (!placeTraced(prepared, into, prepared.traced[i], prepared.tracedNooks[i], rng)) return false;
	if (prepared.slots.length > 0 && !dealSlots(prepared, into, rng)) return false;
	if (!dealZones(into, rng)) return false;
	dealDeep(prepared, into, rng);
	if (prepared.freshSeat !== -1) dealFresh(prepared, ints, rng);
	return ints[0] !== PHASE.giving || !into.rules.losesLife || canGiveLife(into);
}
function placeTraced(prepared, into, card, nooks, rng) {
	const side = sideOfCard(into, card);
	let places = 0;
	for (let nook = 0; nook < 16; nook++) if (nooks >>> nook & 1) places += placesIn(prepared, into, card, side, nook);
	if (places === 0) return false;
	let left = rng.below(places);
	for (let nook = 0;; nook++) {
		if ((nooks >>> nook & 1) === 0) continue;
		const here = placesIn(prepared, into, card, side, nook);
		if (left >= here) left -= here;
		else {
			layTraced(prepared, into, card, nook, left);
			return true;
		}
	}
}
const sideOfNook = ({ ints }, nook) => sideOf(nook === 15 ? ints[4] : nook);
function placesIn(prepared, into, card, side, nook) {
	let places = 0;
	if (nook === 8) {
		for (let i = 0; i < prepared.deep.length; i++) if (deepCards[i] === -1) places++;
	} else if (nook < 8 || nook === 15) {
		if (side === 2 || side === sideOfNook(into, nook)) places = free[nook];
	} else for (let i = 0; i < prepared.slots.length; i++) if (slotIsFor(prepared, into, i, card, nook)) places++;
	return places;
}
function slotIsFor(prepared, into, i, card, nook) {
	const entry = into.ints[272 + prepared.slots[i]];
	return slotCards[i] === -1 && slotNook(ENTRY.get.slot(entry)) === nook && slotTakes(into, entry, card);
}
function layTraced(prepared, into, card, nook, place) {
	let left = place;
	if (nook === 8) {
		for (let i = 0; i < prepared.deep.length; i++) if (deepCards[i] === -1 && left-- === 0) {
			deepCards[i] = card;
			return;
		}
	} else if (nook < 8 || nook === 15) {
		free[nook]--;
		layIn(into.ints, nook, card);
	} else for (let i = 0; i < prepared.slots.length; i++) if (slotIsFor(prepared, into, i, card, nook) && left-- === 0) {
		slotCards[i] = card;
		return;
	}
}
function layIn(ints, nook, card) {
	if (nook === 15) {
		addMember(ints, 258, card);
		addMember(ints, 198 + ints[4] * 5, card);
	} else if (nook < 4) addMember(ints, 198 + nook * 5, card);
	else addMember(ints, 222 + (nook - 4) * 5, card);
}
function dealSlots(prepared, into, rng) {
	const { ints } = into;
	for (let i = 0; i < prepared.slots.length; i++) {
		const index = 272 + prepared.slots[i];
		if (slotCards[i] === -1) {
			const { [i]: candidates } = prepared.slotCards;
			if (candidates.length === 0) return false;
			const card = candidates[rng.below(candidates.length)];
			if (!hasMember(ints, 18, card)) return false;
			slotCards[i] = card;
			pickCard(ints, card);
		}
		ints[index] |= ENTRY.pack(slotCards[i]);
	}
	recountLines(into);
	return !excludes(into, sideOf(ENTRY.get.seat(ints[272 + prepared.slots[0]]))) && keepSlots(prepared, into, rng);
}
function excludes(state, side) {
	const { ints } = state;
	if (ints[439 + side] === 0 || ints[441 + side] === 0) return false;
	if (ints[439 + side] > 1 || ints[441 + side] > 1) return true;
	for (let i = 0; i < ints[432]; i++) {
		const entry = ints[272 + i];
		if (sideOf(ENTRY.get.seat(entry)) !== side) continue;
		const covert = countsAmong(state, entry, COVERT$1);
		const fights = countsAmong(state, entry, FIGHTING);
		if (covert || fights) return !(covert && fights);
	}
	return false;
}
function openPlaces(into, side) {
	let places = 0;
	for (let nook = 0; nook < 8; nook++) if ((nook & 1) === side) places += free[nook];
	return sideOfNook(into, 15) === side ? places + free[15] : places;
}
function keepSlots(prepared, into, rng) {
	const side = sideOf(ENTRY.get.seat(into.ints[272 + prepared.slots[0]]));
	const [k, l] = [openPlaces(into, side), openPlaces(into, 1 - side)];
	if (l === 0) return true;
	const [n, f, g] = [
		countOf$1(2),
		countOf$1(side),
		countOf$1(1 - side)
	];
	const used = prepared.groups[2].length - n;
	const own = prepared.groups[side].length - f;
	let most = Number.NEGATIVE_INFINITY;
	for (let neutral = 0; neutral <= used + own; neutral++) most = Math.max(most, logTotal(n + used - neutral, f + neutral - used, g, k, l));
	return fraction(rng) < Math.exp(logTotal(n, f, g, k, l) - most);
}
function dealZones(into, rng) {
	const [k, l] = [openPlaces(into, 0), openPlaces(into, 1)];
	const [f, g, n] = [
		countOf$1(0),
		countOf$1(1),
		countOf$1(2)
	];
	if (k === 0 || l === 0) {
		if (k > f + n || l > g + n) return false;
		if (k > 0) fillSide(into, 0, rng);
		if (l > 0) fillSide(into, 1, rng);
		return true;
	}
	const neutral = shareNeutral(n, f, g, k, l, rng);
	if (neutral === void 0) return false;
	fillShared(into, 0, neutral, k, rng);
	fillSide(into, 1, rng);
	return true;
}
function fillSide(into, side, rng) {
	const { ints } = into;
	for (let nook = 0; nook < 16; nook++) if (free[nook] > 0 && sideOfNook(into, nook) === side) for (; free[nook] > 0; free[nook]--) layIn(ints, nook, pickOfTwo(ints, side, 2, rng));
}
function fillShared(into, side, neutral, places, rng) {
	const { ints } = into;
	let [neutralLeft, left] = [neutral, places];
	for (let nook = 0; nook < 16; nook++) if (free[nook] > 0 && sideOfNook(into, nook) === side) for (; free[nook] > 0; free[nook]--, left--) {
		const isNeutral = rng.below(left) < neutralLeft;
		if (isNeutral) neutralLeft--;
		layIn(ints, nook, pickOf(ints, isNeutral ? 2 : side, rng));
	}
}
function dealDeep(prepared, into, rng) {
	const { ints } = into;
	const under = ints[185];
	for (let i = 0; i < prepared.deep.length; i++) {
		const card = deepCards[i] === -1 ? pickOfAll(ints, rng) : deepCards[i];
		const depth = prepared.deep[i];
		if (depth < under) ints[24 + depth] = card;
		else ints[186 + depth - under] = card;
		if (prepared.deepKnown[i] !== 0) placeKnown(into, card, prepared.deepKnown[i]);
	}
}
function dealFresh(prepared, ints, rng) {
	const ops = 198 + prepared.freshSeat * 5;
	let cards = ints[218 + prepared.freshSeat] - prepared.notFresh.size + ints[270];
	let fresh = prepared.freshLeft;
	for (let card = firstMember(ints, ops, 5); card !== -1; card = nextMember(ints, ops, 5, card)) {
		if (prepared.notFresh.has(card)) continue;
		if (rng.below(cards--) < fresh) {
			fresh--;
			addMember(ints, 264, card);
		}
	}
}
// packages/sway/src/imagine.ts
const prepared = /* @__PURE__ */ new WeakMap();
const MOST_TRIES$1 = 1e5;
function imagine(seen, into, rng) {
	let ready = prepared.get(seen);
	if (ready === void 0 || ready.rules.deck !== into.rules.deck) {
		ready = prepare(seen, into.rules);
		prepared.set(seen, ready);
	}
	for (let tries = 0; tries < MOST_TRIES$1; tries++) if (deal(ready, into, rng)) return;
	invariant(false, "no world fits this view");
}
// packages/sway/src/phases/compare.ts
const { compared } = EVENTS.kinds;
const BY_OBSTRUCTION = WON_WHY.indexOf("obstruct");
const BY_COUNTDOWN = WON_WHY.indexOf("countdown");
function compare(state, told) {
	const { ints } = state;
	const seat = ints[4];
	const side = sideOf(seat);
	const mine = totalOf(state, side);
	const theirs = totalOf(state, 1 - side);
	if (told !== void 0) told.tell(compared.pack(mine, theirs), -1, false);
	if (mine < theirs) {
		win(state, 1 - side, BY_OBSTRUCTION, told);
		return;
	}
	if (countdownIsDue(state, side)) {
		win(state, side, BY_COUNTDOWN, told);
		return;
	}
	clearLines(state, false, told);
	emptyPool(state);
	ints[16] = withoutSeat(ints[16], seat);
	finaleStep(state, told);
}
// packages/sway/src/phases/reveal.ts
const places = /* @__PURE__ */ new Int32Array(160);
function reveal(state, side, told) {
	const { ints, rules } = state;
	let count = 0;
	for (let i = 0; i < ints[432]; i++) if ((ints[272 + i] & ENTRY_BITS.hidden) !== 0) places[count++] = i;
	turnUp(state, side, told);
	if (!rules.executesRevealed) return false;
	emptyPool(state);
	enterPhase(state, PHASE.reveal, false, told);
	const plotter = engagerOf(state);
	for (let i = 0; i < count; i++) {
		const entry = ints[272 + places[i]];
		const announced = ENTRY.get.as(entry);
		const ability = announced === 0 ? rules.deck.ability[ENTRY.get.card(entry)] : announced - 1;
		execute(state, plotter, places[i], ability, false, told);
	}
	if (poolIsEmpty(state)) return false;
	if (rules.clockByPhase) newSpan(ints);
	return true;
}
const finishReveal = (state, told) => compare(state, told);
// packages/sway/src/phases/obstruct.ts
function finishObstruct(state, told) {
	const rival = 1 - sideOf(state.ints[4]);
	if (state.ints[443] === 0 || !reveal(state, rival, told)) compare(state, told);
}
// packages/sway/src/phases/plot.ts
const BY_NO_PLOT = WON_WHY.indexOf("plot");
function finishPlot(state, stored, told) {
	const { ints, rules } = state;
	const seat = ints[4];
	if (ints[10] === 0) {
		win(state, 1 - sideOf(seat), BY_NO_PLOT, told);
		return;
	}
	if (stored !== -1) storeCard(state, seat, stored, "stored", told);
	if (endTurn(state, told)) beginTurn(state, nextSeat(rules, seat), told);
}
// packages/sway/src/phases/own-turn.ts
const { bring: bring$2, finish: finish$5, recall: recall$2, store: store$2 } = MOVES.kinds;
const { brought, recalled } = EVENTS.kinds;
function listOwnTurn(state, seat, out, from) {
	const { ints, rules } = state;
	let n = rules.bringsReserve ? listBring(state, seat, out, from) : from;
	if (rules.recallsExperience && ints[242 + homeOf(rules, seat)] > 0) out[n++] = recall$2.tag;
	out[n++] = finish$5.tag;
	return canStore(state) ? listCards(ints, 198 + seat * 5, store$2, out, n) : n;
}
function listBring(state, seat, out, from) {
	const { ints, rules } = state;
	const reserve = 246 + sideOf(seat) * 5;
	const stay = destinyCount(state) > 0;
	let n = from;
	for (let i = 0; i < 5; i++) {
		let bits = ints[reserve + i];
		if (stay) bits &= ~rules.deck.lives[i];
		for (; bits !== 0; bits = withoutLowest(bits)) out[n++] = bring$2.pack(lowestMember(i, bits));
	}
	return n;
}
const canStore = ({ ints, rules }) => rules.storesAfterPlot && ints[0] === PHASE.plot && ints[10] > 0;
function judgeOwnTurn(state, seat, move) {
	const { ints, rules } = state;
	if (finish$5.is(move)) return void 0;
	if (bring$2.is(move)) return judgeBring(state, seat, bring$2.get.card(move));
	if (recall$2.is(move)) {
		if (!rules.recallsExperience) return "no-experience";
		return ints[242 + homeOf(rules, seat)] === 0 ? "experience-empty" : void 0;
	}
	if (!rules.storesAfterPlot) return "no-experience";
	if (!canStore(state)) return ints[0] === PHASE.plot ? "nothing-plotted" : "not-now";
	return inOps(state, seat, store$2.get.card(move)) ? void 0 : "not-in-ops";
}
function judgeBring(state, seat, card) {
	if (!state.rules.bringsReserve) return "not-now";
	if (!inReserve(state, sideOf(seat), card)) return "not-in-reserve";
	return hasMember(state.rules.deck.lives, 0, card) && destinyCount(state) > 0 ? "life-stays" : void 0;
}
function playOwnTurn(state, seat, move, told) {
	if (finish$5.is(move)) finishPhase(state, -1, told);
	else if (store$2.is(move)) finishPhase(state, store$2.get.card(move), told);
	else if (bring$2.is(move)) playBring(state, seat, bring$2.get.card(move), told);
	else playRecall(state, seat, told);
}
function finishPhase(state, stored, told) {
	const phase = state.ints[0];
	if (phase === PHASE.plot) finishPlot(state, stored, told);
	else if (phase === PHASE.reveal) finishReveal(state, told);
	else finishObstruct(state, told);
}
function playBring(state, seat, card, told) {
	removeReserve(state, sideOf(seat), card);
	addOps(state, seat, card);
	placeKnown(state, card, 31);
	if (told !== void 0) told.tell(brought.pack(seat, card), -1, false);
}
function playRecall(state, seat, told) {
	const count = emptyExperience(state, homeOf(state.rules, seat), seat, true);
	if (told !== void 0) told.tell(recalled.pack(seat, count), -1, false);
}
// packages/sway/src/actions.ts
const { engage: engage$3, bring: bring$1, recall: recall$1, finish: finish$4, store: store$1 } = MOVES.kinds;
const isOwnTurn = (move) => bring$1.is(move) || recall$1.is(move) || finish$4.is(move) || store$1.is(move);
function listActions(state, seat, out, from) {
	const task = state.ints[1];
	if (task === TASK.omen) return listLooked(state, seat, out, from);
	if (task === TASK.send) return listNext(state, seat, out, from);
	return listOwnTurn(state, seat, out, listActs(state, seat, out, listEngages(state, seat, out, from)));
}
function judgeAction(state, seat, move) {
	const task = state.ints[1];
	if (task === TASK.omen) return judgeLooked(state, seat, move);
	if (task === TASK.send) return judgeNext(state, seat, move);
	if (engage$3.is(move)) return judgeEngage(state, seat, move);
	return isOwnTurn(move) ? judgeOwnTurn(state, seat, move) : judgeAct(state, seat, move);
}
function playAction(state, seat, move, rng, told) {
	const task = state.ints[1];
	if (task === TASK.omen) playLooked(state, seat, move, told);
	else if (task === TASK.send) playNext(state, seat, move, told);
	else if (engage$3.is(move)) playEngage(state, seat, move, told);
	else if (isOwnTurn(move)) playOwnTurn(state, seat, move, told);
	else playAct(state, seat, move, rng, told);
}
// packages/sway/src/phases/recruitable.ts
const { pass: pass$5, recruit: recruit$3 } = MOVES.kinds;
const BY_RECRUITABLE = RECRUIT_WHY.indexOf("recruitable");
const RECRUITED = ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
const entryAsked = ({ ints }) => ints[272 + ints[432] - 1];
const recruitableOf = (state) => state.rules.deck.recruits[ENTRY.get.card(entryAsked(state))];
const isFaceDown = (state) => (entryAsked(state) & ENTRY_BITS.hidden) !== 0;
const found$1 = /* @__PURE__ */ new Int32Array(5);
function findRecruits(state, seat) {
	const { ofAbility, recruiters } = state.rules.deck;
	const named = recruitableOf(state);
	if (named === 0) return false;
	recruitsFor(state, seat, found$1);
	let any = 0;
	for (let i = 0; i < 5; i++) {
		found$1[i] &= ofAbility[(named - 1) * 5 + i] & ~recruiters[i];
		any |= found$1[i];
	}
	return any !== 0;
}
function listRecruitable(state, seat, out, from) {
	const n = findRecruits(state, seat) ? listCards(found$1, 0, recruit$3, out, from) : from;
	out[n] = pass$5.tag;
	return n + 1;
}
function judgeRecruitable(state, seat, move) {
	if (pass$5.is(move)) return void 0;
	if (!recruit$3.is(move) || recruit$3.get.limit(move) !== 0) return "not-now";
	const card = recruit$3.get.card(move);
	const refusal = judgeRecruit(state, seat, card);
	if (refusal !== void 0) return refusal;
	const { ability, recruits } = state.rules.deck;
	if (ability[card] + 1 !== recruitableOf(state)) return "not-recruitable";
	return recruits[card] > 0 ? "has-recruitable" : void 0;
}
function playRecruitable(state, seat, move, told) {
	const { ints } = state;
	const hidden = isFaceDown(state);
	ints[1] = TASK.none;
	if (recruit$3.is(move)) {
		if (hidden) ints[272 + ints[432] - 1] |= recruitableOf(state) * RECRUITED;
		recruitCard(state, seat, recruit$3.get.card(move), BY_RECRUITABLE, hidden, told);
	} else if (told !== void 0 && !hidden) told.tell(EVENTS.kinds.passed.pack(seat), -1, false);
}
// packages/sway/src/phases/index.ts
const question = (list, judge, play) => ({
	list,
	judge,
	play
});
const draft = question(listRecruits, judgeRecruits, playDraft);
const refill$2 = question(listRefillOrPass, judgeRefillOrPass, playRefillOrPass);
const BY_TASK = TASKS.map(() => void 0);
BY_TASK[TASK.trim] = question(listTrim, judgeTrim, playTrim);
BY_TASK[TASK.recruit] = question(listRecruitable, judgeRecruitable, playRecruitable);
BY_TASK[TASK.window] = question(listWindow, judgeWindow, playWindow);
const BY_PHASE = PHASES.map(() => void 0);
BY_PHASE[PHASE.draft] = draft;
BY_PHASE[PHASE.opening] = refill$2;
BY_PHASE[PHASE.share] = question(listShare, judgeShare, playShare);
BY_PHASE[PHASE.equalise] = question(listEqualise, judgeEqualise, playEqualise);
BY_PHASE[PHASE.giving] = question(listGive, judgeGive, playGive);
BY_PHASE[PHASE.refill] = refill$2;
BY_PHASE[PHASE.recruit] = question(listRecruits, judgeRecruits, playRecruit);
BY_PHASE[PHASE.unlock] = question(listUnlock, judgeUnlock, playUnlock);
const questionOf = ({ ints }) => ints[1] === TASK.none ? BY_PHASE[ints[0]] : BY_TASK[ints[1]];
// packages/sway/src/refusals.ts
function refusalOf(clauses, code) {
	const [clause, moment] = [clauses[code], clauses["not-now"]];
	return clause === void 0 && moment !== void 0 ? refuse("not-now", moment) : refuse(code, clause);
}
// packages/sway/src/judge.ts
const { interrupt: interrupt$1, resign: resign$1, time: time$1 } = MOVES.kinds;
function judge$1(state, seat, move) {
	const code = codeOf(state, seat, move);
	if (code === void 0) return void 0;
	return refusalOf(state.rules.clauses, code);
}
function codeOf(state, seat, move) {
	if (state.ints[0] === PHASE.over) return "over";
	if (!Number.isInteger(seat) || seat < 0 || seat >= state.rules.seats) return "not-your-turn";
	if (!MOVES.knows(move)) return "not-a-move";
	if (resign$1.is(move) || time$1.is(move)) return void 0;
	if (!hasSeat(toAct(state), seat)) return interrupt$1.is(move) ? unasked(state, seat) : "not-your-turn";
	const question = questionOf(state);
	return question === void 0 ? judgeAction(state, seat, move) : question.judge(state, seat, move);
}
function unasked({ ints, rules }, seat) {
	if (ints[0] !== PHASE.plot || seat !== nextSeat(rules, ints[4])) return "not-your-turn";
	if (ints[10] === 0) return "nothing-plotted";
	if (hasSeat(ints[17], seat)) return "passed-the-plot";
	return hasSeat(ints[16], seat) ? "barred-by-covert" : "not-your-turn";
}
// packages/sway/src/legal.ts
function legal(state, seat, out) {
	if (!hasSeat(toAct(state), seat)) return 0;
	const question = questionOf(state);
	return question === void 0 ? listActions(state, seat, out, 0) : question.list(state, seat, out, 0);
}
// packages/sway/src/parse-options.ts
const makeParseOptions = (parts) => (input, seats) => {
	const { deck: givenDeck, custom: givenCustom, rest } = apart(input);
	const table = parseOptionTable(parts.options, rest);
	const tidied = table.ok ? parts.tidy?.(table.value) ?? table : table;
	if (!tidied.ok) return tidied;
	const options = tidied.value;
	const terms = termsOf(resolve(parts.compose(options)), parts.deckClauses, seats);
	const deck = givenDeck === void 0 ? void 0 : parseDeckOption(givenDeck, terms);
	const own = deck?.ok ? deck.value : parts.deck;
	const custom = givenCustom === void 0 ? void 0 : parseCustomOption(givenCustom, terms, own);
	const faults = [...deck?.ok === false ? deck.fault : [], ...custom?.ok === false ? custom.fault : []];
	if (faults.length > 0) return fail(faults);
	return ok({
		...options,
		...deck?.ok ? { deck: deck.value } : {},
		...custom?.ok && custom.value.length > 0 ? { custom: custom.value } : {}
	});
};
function apart(input) {
	if (typeof input !== "object" || input === null || Array.isArray(input)) return { rest: input };
	const { deck, custom, ...rest } = input;
	return {
		deck: deck ?? void 0,
		custom: custom ?? void 0,
		rest
	};
}
const CARD = {
	type: "object",
	required: [
		"name",
		"ability",
		"sway"
	],
	properties: {
		name: { type: "string" },
		ability: {
			type: "string",
			enum: ABILITIES
		},
		sway: {
			type: "integer",
			minimum: 1,
			maximum: 6
		},
		faction: {
			type: "string",
			description: "of the deck; neutral without one"
		},
		epic: { type: "boolean" },
		recruits: {
			type: "string",
			enum: ABILITIES
		},
		owner: {
			type: "integer",
			minimum: 0,
			maximum: 3,
			description: "the seat that brings it"
		},
		lore: { type: "string" }
	},
	additionalProperties: false
};
function makeOptionSchema(table) {
	const schema = optionSchema(table);
	const cards = (most) => ({
		type: "array",
		items: CARD,
		maxItems: most
	});
	return {
		...schema,
		properties: {
			...schema.properties,
			deck: {
				type: "object",
				description: "a deck that is not the game's own: the deck itself, or the name and hash of its content",
				anyOf: [{
					required: ["cards"],
					properties: {
						name: { type: "string" },
						factions: {
							type: "array",
							items: { type: "string" },
							minItems: 2,
							maxItems: 2
						},
						cards: cards(136)
					},
					additionalProperties: false
				}, REFERENCE_SCHEMA]
			},
			custom: {
				...cards(24),
				description: "custom cards, each with its owner"
			}
		}
	};
}
// packages/sway/src/overtime.ts
const { done: done$1, finish: finish$3, pass: pass$4, under: under$1 } = MOVES.kinds;
const list$2 = /* @__PURE__ */ new Int32Array(320);
function leastAnswer(state, seat) {
	const { ints } = state;
	switch (ints[1]) {
		case TASK.omen: return under$1.pack(ints[186]);
		case TASK.send: return done$1.tag;
		case TASK.recruit:
		case TASK.window: return pass$4.tag;
		case TASK.trim: return firstListed(state, seat);
	}
	switch (ints[0]) {
		case PHASE.obstruct:
		case PHASE.reveal:
		case PHASE.plot: return finish$3.tag;
		case PHASE.share:
		case PHASE.equalise:
		case PHASE.giving: return firstListed(state, seat);
		default: return pass$4.tag;
	}
}
function firstListed(state, seat) {
	questionOf(state)?.list(state, seat, list$2, 0);
	return list$2[0];
}
// packages/sway/src/play.ts
const { resign, time } = MOVES.kinds;
const BY_RESIGNING = QUIT_HOW.indexOf("resign");
const BY_TIME = QUIT_HOW.indexOf("time");
function play$2(state, seat, move, rng, told) {
	if (move === resign.tag) quit(state, seat, BY_RESIGNING, told);
	else if (move === time.tag) runOut(state, seat, rng, told);
	else carryOut(state, seat, move, rng, told);
	return toAct(state);
}
function carryOut(state, seat, move, rng, told) {
	const { ints } = state;
	const question = questionOf(state);
	if (question !== void 0) question.play(state, seat, move, told, rng);
	else {
		playAction(state, seat, move, rng, told);
		if (ints[0] === PHASE.plot && ints[10] > 0) ints[15] = 1;
	}
	settle(state, told);
	tidyKnowledge(state);
}
function runOut(state, seat, rng, told) {
	const { ints, rules } = state;
	if (!rules.overtimeFinishes) {
		quit(state, seat, BY_TIME, told);
		return;
	}
	const phase = ints[0];
	const task = ints[1];
	const byCards = task === TASK.trim || task === TASK.omen || task === TASK.none && phase === PHASE.equalise;
	if (ints[2] !== seat) return;
	do
		carryOut(state, seat, leastAnswer(state, seat), rng, told);
	while (byCards && ints[0] === phase && ints[1] === task && ints[2] === seat);
}
// packages/sway/src/rules.ts
function makeRules(composition, deck, options, seats, clauses) {
	const able = byNumber(composition.abilities);
	const inForce = able.filter((ability) => ability !== void 0);
	const acts = inForce.flatMap((ability) => ability.acts);
	const resolved = resolve(composition);
	return {
		...resolved,
		seats,
		deck,
		options,
		able,
		acts,
		offering: acts.reduce((set, { classes }) => set | classes, 0),
		atOnce: inForce.filter(({ atOnce }) => atOnce !== void 0),
		recruits: cardsWithout(deck, resolved.unrecruited),
		clauses
	};
}
function cardsWithout({ all, ofAbility }, abilities) {
	const left = all.slice();
	for (const ability of ABILITIES.keys()) if (abilities >>> ability & 1) for (let i = 0; i < 5; i++) left[i] &= ~ofAbility[ability * 5 + i];
	return left;
}
// packages/sway/src/view/hidden.ts
function knownBy(state, card, eye, insiders) {
	const sure = sureOf(state, card);
	if (sure === 0) return "";
	return viewerNames(eye === 5 ? sure : sure & ~insiders & ~(1 << eye), state.rules.seats);
}
function hiddenView(state, eye, set, count, nook) {
	const { ints, rules } = state;
	const cards = [];
	const inside = seesInto(state, eye, nook);
	const insiders = insidersOf(state, nook);
	const showsFresh = nook < 4 || eye === 5 || eye === engagerOf(state);
	for (let i = 0; i < 5; i++) {
		const some = inside ? ints[set + i] : ints[set + i] & ints[967 + i];
		for (let bits = some; bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(i, bits);
			if (!inside && !isSure(state, eye, card)) continue;
			const bit = bits & -bits;
			const marked = nook < 4 && (ints[258 + i] & bit) !== 0;
			const fresh = showsFresh && (ints[264 + i] & bit) !== 0;
			const known = knownBy(state, card, eye, insiders);
			cards.push(cardView(rules.deck.cards[card].name, known, marked, fresh));
		}
	}
	return {
		count,
		cards
	};
}
const cardView = (card, known, marked, fresh) => marked ? fresh ? {
	card,
	known,
	marked,
	fresh
} : {
	card,
	known,
	marked
} : fresh ? {
	card,
	known,
	fresh
} : {
	card,
	known
};
function destinyView(state, eye) {
	const { ints, rules } = state;
	const under = [];
	for (let i = 0; i < ints[185]; i++) {
		const card = underAt(state, i);
		const knows = eye === 5 || isSure(state, eye, card);
		under.push({
			card: knows ? rules.deck.cards[card].name : null,
			known: knownBy(state, card, eye, 0)
		});
	}
	if (eye !== 5) return {
		unseen: ints[23],
		under
	};
	const cards = [];
	for (let card = 0; card < rules.deck.cards.length; card++) if (ints[18 + (card >>> 5)] >>> (card & 31) & 1) cards.push(rules.deck.cards[card].name);
	return {
		unseen: ints[23],
		cards,
		under
	};
}
function lookedView(state, eye) {
	const { ints, rules } = state;
	const count = ints[190];
	if (count === 0) return null;
	const player = ints[2];
	const known = [];
	const unknown = [];
	for (let i = 0; i < count; i++) {
		const card = ints[186 + i];
		if (eye === 5 || eye === player || isSure(state, eye, card)) known.push(card);
		else unknown.push(knownBy(state, card, eye, 1 << player));
	}
	if (eye !== 5) known.sort((a, b) => a - b);
	return {
		seat: player,
		count,
		took: ints[191] === 1,
		cards: [...known.map((card) => ({
			card: rules.deck.cards[card].name,
			known: knownBy(state, card, eye, 1 << player)
		})), ...unknown.sort().map((others) => ({
			card: null,
			known: others
		}))]
	};
}
function tracesFor(state, eye) {
	const { ints, rules } = state;
	const traces = [];
	for (let card = firstTraced(ints); card !== -1; card = nextTraced(ints, card)) if (eye === 5) tracesOfAll(state, card, traces);
	else if (nooksOf(state, card, eye) !== 0 && !isSeen(state, eye, card)) {
		const nooks = couldBeIn(state, card, eye);
		if (nooks !== 0) traces.push({
			card: rules.deck.cards[card].name,
			viewers: viewerNames(1 << eye, rules.seats),
			in: nookNames(nooks)
		});
	}
	return traces;
}
function isSeen(state, eye, card) {
	const nook = nookOf(state, card);
	return nook !== void 0 && seesInto(state, eye, nook === 15 ? opsNook(state.ints[4]) : nook);
}
function tracesOfAll(state, card, traces) {
	const { rules } = state;
	for (let viewer = 0; viewer < 5; viewer++) {
		const nooks = viewer < rules.seats || viewer === 4 ? nooksOf(state, card, viewer) : 0;
		if (nooks !== 0) traces.push({
			card: rules.deck.cards[card].name,
			viewers: viewerNames(1 << viewer, rules.seats),
			in: nookNames(nooks)
		});
	}
}
// packages/sway/src/view/lines.ts
const { as: asOf, card: cardOf, recruited: recruitedOf, seat: seatOf, slot: slotOf } = ENTRY.get;
function shows(state, entry, eye) {
	if ((entry & ENTRY_BITS.hidden) === 0) return true;
	return seesInto(state, eye, slotNook(slotOf(entry))) || isSure(state, eye, cardOf(entry));
}
function engagedView(state, eye) {
	const { ints } = state;
	const engaged = [];
	for (let i = 0; i < ints[432]; i++) engaged.push(entryView(state, ints[272 + i], eye));
	return engaged;
}
const BESIDES = ENTRY_BITS.as | ENTRY_BITS.doubled | ENTRY_BITS.naming | ENTRY_BITS.hidden;
function entryView(state, entry, eye) {
	const seat = seatOf(entry);
	const card = shows(state, entry, eye) ? state.rules.deck.cards[cardOf(entry)].name : null;
	if ((entry & BESIDES) === 0) return {
		seat,
		card
	};
	const as = asOf(entry);
	return {
		seat,
		card,
		...as > 0 ? { as: ABILITIES[as - 1] } : {},
		...(entry & ENTRY_BITS.doubled) !== 0 ? { doubled: true } : {},
		...(entry & ENTRY_BITS.naming) !== 0 ? { naming: true } : {},
		...(entry & ENTRY_BITS.hidden) !== 0 ? { hidden: backView(state, entry, eye) } : {}
	};
}
function backView(state, entry, eye) {
	const recruited = recruitedOf(entry);
	return {
		slot: slotOf(entry),
		noBattle: (entry & ENTRY_BITS.noBattle) !== 0,
		noCovert: (entry & ENTRY_BITS.noCovert) !== 0,
		...recruited > 0 ? { recruited: ABILITIES[recruited - 1] } : {},
		...(entry & ENTRY_BITS.beforeRuin) !== 0 ? { beforeRuin: true } : {},
		...(entry & ENTRY_BITS.beforeTriumph) !== 0 ? { beforeTriumph: true } : {},
		...eye === 5 ? { known: viewerNames(sureOf(state, cardOf(entry)), state.rules.seats) } : {}
	};
}
function totalFor(state, side, eye) {
	const { ints, rules } = state;
	let total = totalOf(state, side);
	if (ints[443] === 0) return total;
	const each = Math.min(ints[433 + side], rules.epicCap);
	for (let i = 0; i < ints[432]; i++) {
		const entry = ints[272 + i];
		if ((seatOf(entry) & 1) !== side || shows(state, entry, eye)) continue;
		const card = cardOf(entry);
		total -= rules.deck.sway[card] + rules.deck.epic[card] * each;
	}
	return total;
}
// packages/sway/src/view.ts
const STRIKE = [
	"none",
	"open",
	"on"
];
function view(state, viewer) {
	const { ints, rules } = state;
	const { factions } = rules.deck;
	const eye = viewer === "table" ? 4 : viewer === "all" ? 5 : viewer;
	const over = ints[0] === PHASE.over;
	const swapped = ints[6];
	return {
		viewer,
		phase: PHASES[ints[0]],
		task: TASKS[ints[1]],
		asked: over ? null : ints[2],
		steps: ints[3],
		turn: ints[4],
		first: ints[5],
		turns: ints[7],
		idle: ints[8],
		span: ints[9],
		plotted: ints[10],
		sides: [factions[swapped], factions[1 - swapped]],
		destiny: destinyView(state, eye),
		looked: lookedView(state, eye),
		void: namesIn$1(state, 193),
		ops: opsView(state, eye),
		experience: experienceView(state, eye),
		reserve: [namesIn$1(state, 246), namesIn$1(state, 251)],
		marked: ints[263],
		sent: ints[192],
		traces: tracesFor(state, eye),
		engaged: engagedView(state, eye),
		totals: [totalFor(state, 0, eye), totalFor(state, 1, eye)],
		nextSlot: ints[444],
		pool: poolView(ints),
		strike: STRIKE[ints[271]],
		drawn: ints[269],
		gone: ints[270],
		trims: seatsOf(ints[13]),
		drawer: seatOrNull(ints[14]),
		owed: ints[15] === 1,
		barred: seatsOf(ints[16]),
		waived: seatsOf(ints[17]),
		countdowns: countdownsView(ints),
		unlocked: unlockedView(ints, rules),
		finale: ints[12] === 1,
		loser: seatOrNull(ints[11]),
		tales: [talesOf(state, 0), talesOf(state, 1)],
		end: over ? {
			winner: ints[979] === 2 ? null : ints[979],
			why: REASONS.filter((_, i) => ints[980] >>> i & 1).join(",")
		} : null,
		quit: ints[977] === -1 ? null : {
			seat: ints[977],
			how: QUIT_HOW[ints[978]]
		}
	};
}
const talesOf = (state, side) => ({
	ruin: nameOrNull(state, 483 + side),
	triumph: nameOrNull(state, 485 + side)
});
const nameOrNull = ({ ints, rules }, word) => ints[word] === -1 ? null : rules.deck.cards[ints[word]].name;
const seatOrNull = (word) => word === -1 ? null : word;
function namesIn$1({ ints, rules }, set) {
	const names = [];
	for (let card = firstMember(ints, set, 5); card !== -1; card = nextMember(ints, set, 5, card)) names.push(rules.deck.cards[card].name);
	return names;
}
function opsView(state, eye) {
	const ops = [];
	for (let seat = 0; seat < state.rules.seats; seat++) ops.push(hiddenView(state, eye, 198 + seat * 5, state.ints[218 + seat], seat));
	return ops;
}
function experienceView(state, eye) {
	const homes = state.rules.experienceShared ? 2 : state.rules.seats;
	const experience = [];
	for (let home = 0; home < homes; home++) experience.push(hiddenView(state, eye, 222 + home * 5, state.ints[242 + home], 4 + home));
	return experience;
}
function poolView(ints) {
	const pool = {};
	for (let bits = ints[470]; bits !== 0; bits = withoutLowest(bits)) {
		const cls = lowestBit(bits);
		pool[CLASS[cls]] = ints[445 + cls];
	}
	return pool;
}
function countdownsView(ints) {
	const countdowns = [];
	for (let i = 0; i < 8; i++) for (let n = 0; n < ints[471 + i]; n++) countdowns.push({
		side: i >> 2,
		left: i & 3
	});
	return countdowns;
}
function unlockedView(ints, rules) {
	const unlocked = [];
	for (let seat = 0; seat < rules.seats; seat++) {
		const names = [];
		for (let bits = ints[479 + seat]; bits !== 0; bits = withoutLowest(bits)) names.push(ABILITIES[lowestBit(bits)]);
		unlocked.push(names);
	}
	return unlocked;
}
// packages/sway/src/text/draw-text.ts
function draw$1(state, viewer) {
	const seen = view(state, viewer);
	const shared = state.rules.experienceShared;
	return [
		headline(seen),
		destinyLine(seen),
		...[0, 1].flatMap((side) => sideLines(seen, side, shared)),
		...openLines(seen),
		...seen.traces.map(({ card, in: places }) => `${card} is in ${places.join(" or ")}`),
		`void ${seen.void.length}${seen.void.length === 0 ? "" : `: ${seen.void.join(", ")}`}`
	].join("\n");
}
function headline({ phase, task, asked, turn, turns, end, finale }) {
	if (end !== null) return `over: ${end.winner === null ? "nobody has won" : `side ${seatName(end.winner)} has won`} (${end.why})`;
	const question = task === "none" ? phase : `${phase}, ${task}`;
	const who = asked === null ? "" : `; ${seatName(asked)} is asked`;
	return `turn ${turns + 1} of ${seatName(turn)}: ${question}${who}${finale ? "; finale" : ""}`;
}
function destinyLine({ destiny, looked }) {
	const under = destiny.under.map(({ card, known }) => `${card ?? "?"}${known === "" ? "" : ` (${known})`}`);
	const parts = [`destiny ${destiny.unseen}`];
	if (under.length > 0) parts.push(`under it ${under.join(", ")}`);
	if (looked !== null) parts.push(`${seatName(looked.seat)} looks at ${looked.cards.map(({ card }) => card ?? "?").join(", ")}`);
	return parts.join("; ");
}
function zone({ count, cards }) {
	const shown = cards.map(({ card, marked, fresh }) => `${card}${marked === true ? "*" : ""}${fresh === true ? "+" : ""}`);
	const backs = count > cards.length ? [`${count - cards.length} hidden`] : [];
	return `${count}${count === 0 ? "" : `: ${[...shown, ...backs].join(", ")}`}`;
}
function sideLines(seen, side, shared) {
	const seats = seen.ops.map((_, seat) => seat).filter((seat) => (seat & 1) === side);
	const line = seen.engaged.filter(({ seat }) => (seat & 1) === side);
	const homes = shared ? [side] : seats;
	const reserve = seen.reserve[side];
	return [
		`side ${seatName(side)}, ${seen.sides[side]}`,
		...reserve.length === 0 ? [] : [`  reserve: ${reserve.join(", ")}`],
		`  timeline ${seen.totals[side]}${line.length === 0 ? "" : `: ${line.map(entry).join(", ")}`}`,
		...seats.map((seat) => `  ops ${seatName(seat)} ${zone(seen.ops[seat])}`),
		...homes.filter((home) => seen.experience[home].count > 0).map((home) => `  experience ${seatName(home)} ${zone(seen.experience[home])}`),
		...seats.filter((seat) => seen.unlocked[seat].length > 0).map((seat) => `  unlocked ${seatName(seat)}: ${seen.unlocked[seat].join(", ")}`)
	];
}
const entry = ({ card, as, doubled, hidden }) => [
	hidden === void 0 ? card ?? "?" : `[${card ?? "?"}]`,
	...as === void 0 ? [] : [`as ${as}`],
	...doubled === true ? ["twice"] : []
].join(" ");
function openLines({ pool, strike, barred, countdowns }) {
	const open = Object.entries(pool).map(([name, count]) => `${name} ${count}`);
	if (strike !== "none") open.push("strike");
	return [
		...open.length === 0 ? [] : [`open: ${open.join(", ")}`],
		...barred.length === 0 ? [] : [`under covert's bar: ${barred.map(seatName).join(", ")}`],
		...countdowns.map(({ side, left }) => `countdown of side ${seatName(side)}: ${left}`)
	];
}
// packages/sway/src/text/move-text.ts
const { kinds } = MOVES;
function budgets(state, cls) {
	let [sizes, least] = [0, 0];
	for (let size = 6; size > 0; size--) if (isOpen$1(state, cls + size - 1)) {
		sizes++;
		least = size;
	}
	return {
		sizes,
		least
	};
}
function sized(state, word, cls, size) {
	const { sizes, least } = budgets(state, cls);
	return sizes === 1 && least === size ? word : `${word} ${size}`;
}
const nth = (state, index) => {
	let count = 0;
	for (let i = 0; i <= index; i++) if ((state.ints[272 + i] & ENTRY_BITS.hidden) !== 0) count++;
	return count;
};
function makePlace(state, index) {
	const entry = state.ints[272 + index];
	if ((entry & ENTRY_BITS.hidden) !== 0) return `hidden ${nth(state, index)}`;
	return cardName(state.rules.deck, ENTRY.get.card(entry));
}
function makeEngage(state, move) {
	const { card, by, as, quiet } = kinds.engage.read(move);
	const parts = [by === BY_OF.hidden ? "hide" : "engage", cardName(state.rules.deck, card)];
	if (as > 0) parts.push("as", ABILITIES[as - 1]);
	if (quiet === 1) parts.push("quietly");
	if (by >= BY_OF.vision1 && by <= BY_OF.vision6) parts.push("by", sized(state, "vision", POOL.vision1, by - BY_OF.vision1 + 1));
	else if (by !== BY_OF.plain && by !== BY_OF.hidden) parts.push("by", BY[by]);
	return parts.join(" ");
}
function makeMove(state, seat, move) {
	const { rules } = state;
	const kind = MOVES.kindOf(move);
	const card = () => cardName(rules.deck, kinds.take.get.card(move));
	switch (kind) {
		case "engage": return makeEngage(state, move);
		case "interrupt": {
			const as = kinds.interrupt.get.as(move);
			return `interrupt with ${card()}${as > 0 ? ` as ${ABILITIES[as - 1]}` : ""}`;
		}
		case "draw": return `draw ${kinds.draw.get.count(move)} by ${ABILITIES[kinds.draw.get.by(move)]}`;
		case "refill": {
			const count = kinds.refill.get.count(move);
			return rules.refillBare && count === mostToDraw(state, seat, 7) ? "refill" : `refill ${count}`;
		}
		case "negotiateFor": return `negotiate ${kinds.negotiateFor.get.count(move)}`;
		case "omen": return `omen ${kinds.omen.get.count(move)}`;
		case "persuade": return `persuade ${makePlace(state, kinds.persuade.get.index(move))}`;
		case "name": return `name ${ABILITIES[kinds.name.get.ability(move)]} on ${makePlace(state, kinds.name.get.index(move))}`;
		case "recruit": {
			const limit = kinds.recruit.get.limit(move);
			return `recruit ${card()}${limit > 0 ? ` by ${sized(state, "enlist", POOL.enlist1, limit)}` : ""}`;
		}
		case "unlock": return `unlock ${ABILITIES[kinds.unlock.get.ability(move)]}`;
		case "store": return `finish storing ${card()}`;
		case "waive": return "pass the plot";
		case "take":
		case "under":
		case "send":
		case "bring":
		case "discard":
		case "give": return `${kind} ${card()}`;
		default: return kind;
	}
}
const no = (code) => fail(code);
const PLAIN = {
	negotiate: kinds.negotiate.pack(),
	done: kinds.done.pack(),
	recall: kinds.recall.pack(),
	finish: kinds.finish.pack(),
	pass: kinds.pass.pack(),
	"pass the plot": kinds.waive.pack(),
	"pass for this plot": kinds.waive.pack(),
	resign: kinds.resign.pack(),
	time: kinds.time.pack()
};
const oneCard = (make) => ({ rules }, _, rest) => {
	const found = cardAtStart(rules.deck, rest);
	if (found === void 0) return no("no-such-card");
	return found.rest === "" ? ok(make(found.card)) : no("not-a-move");
};
function readEngage(state, rest, hides) {
	const found = cardAtStart(state.rules.deck, rest);
	if (found === void 0) return no("no-such-card");
	let [left, as, quiet, by] = [
		found.rest,
		0,
		0,
		hides ? BY_OF.hidden : BY_OF.plain
	];
	const said = /* @__PURE__ */ new Set();
	while (left !== "") {
		const [, word, value = "", more] = /^(quietly)()( .*)?$/.exec(left) ?? /^(as|by) ([a-z]+(?: \d+)?)( .*)?$/.exec(left) ?? [];
		if (word === void 0 || said.has(word) || hides && word !== "as") return no("not-a-move");
		said.add(word);
		left = (more ?? "").trimStart();
		if (word === "quietly") quiet = 1;
		else if (word === "as") {
			as = abilityNamed(value) + 1;
			if (as === 0) return no("no-such-ability");
		} else {
			by = readBy(state, value, found.card);
			if (by < 0) return no("not-a-move");
		}
	}
	return ok(kinds.engage.pack(found.card, by, as, quiet));
}
function readBy(state, text, card) {
	const [word, size] = text.split(" ");
	if (word !== "vision") return size === void 0 && word !== "hidden" ? byNamed(word) : -1;
	if (size !== void 0) return byNamed(`vision${size}`);
	let best = -1;
	for (let budget = 6; budget > 0; budget--) if (isOpen$1(state, POOL.vision1 + budget - 1) && (best < 0 || budget >= state.rules.deck.sway[card])) best = BY_OF.vision1 + budget - 1;
	return best < 0 ? BY_OF.vision6 : best;
}
const byNamed = (word) => BY.indexOf(word);
const countOf = (text, most) => /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : void 0;
function readPlace({ ints, rules }, text) {
	const hidden = /^hidden (\d{1,3})$/.exec(text);
	const found = hidden === null ? cardAtStart(rules.deck, text) : void 0;
	if (hidden === null && found?.rest !== "") return "no-such-card";
	let left = Number(hidden?.[1] ?? 0);
	for (let i = 0; i < ints[432]; i++) {
		const entry = ints[272 + i];
		const isHidden = (entry & ENTRY_BITS.hidden) !== 0;
		if (hidden === null ? !isHidden && ENTRY.get.card(entry) === found?.card : isHidden && --left === 0) return i;
	}
	return "nothing-there";
}
const READERS = {
	engage: (state, _, rest) => readEngage(state, rest, false),
	hide: (state, _, rest) => readEngage(state, rest, true),
	interrupt({ rules }, _, rest) {
		const found = cardAtStart(rules.deck, rest.replace(/^with /, ""));
		if (found === void 0) return no("no-such-card");
		const as = /^(?:as ([a-z]+))?$/.exec(found.rest);
		if (as === null) return no("not-a-move");
		const ability = as[1] === void 0 ? 0 : abilityNamed(as[1]) + 1;
		if (as[1] !== void 0 && ability === 0) return no("no-such-ability");
		return ok(kinds.interrupt.pack(found.card, ability));
	},
	draw(_, __, rest) {
		const parts = /^(\d) by ([a-z]+)$/.exec(rest);
		const count = countOf(parts?.[1] ?? "", 7);
		if (parts === null || count === void 0) return no("not-a-move");
		const ability = abilityNamed(parts[2]);
		return ability < 0 ? no("no-such-ability") : ok(kinds.draw.pack(ability, count));
	},
	refill(state, seat, rest) {
		const count = rest === "" ? mostToRefill(state, seat) : countOf(rest, 7);
		return count === void 0 ? no("not-a-move") : ok(kinds.refill.pack(count));
	},
	negotiate(_, __, rest) {
		const count = countOf(rest, 7);
		return count === void 0 ? no("not-a-move") : ok(kinds.negotiateFor.pack(count));
	},
	omen(_, __, rest) {
		const count = countOf(rest, 4);
		return count === void 0 ? no("not-a-move") : ok(kinds.omen.pack(count));
	},
	persuade(state, _, rest) {
		const place = readPlace(state, rest);
		return typeof place === "string" ? no(place) : ok(kinds.persuade.pack(place));
	},
	name(state, _, rest) {
		const parts = /^([a-z]+) on (.+)$/.exec(rest);
		if (parts === null) return no("not-a-move");
		const ability = abilityNamed(parts[1]);
		if (ability < 0) return no("no-such-ability");
		const place = readPlace(state, parts[2]);
		if (place === "nothing-there") return no("not-in-timelines");
		return typeof place === "string" ? no(place) : ok(kinds.name.pack(place, ability));
	},
	recruit(state, _, rest) {
		const found = cardAtStart(state.rules.deck, rest);
		if (found === void 0) return no("no-such-card");
		const by = /^(?:by (enlist)(?: ([1-6]))?)?$/.exec(found.rest);
		if (by === null) return no("not-a-move");
		const limit = by[1] === void 0 ? 0 : Number(by[2] ?? (budgets(state, POOL.enlist1).least || 6));
		return ok(kinds.recruit.pack(found.card, limit));
	},
	unlock(_, __, rest) {
		const ability = abilityNamed(rest);
		return ability < 0 ? no("no-such-ability") : ok(kinds.unlock.pack(ability));
	},
	finish: (state, seat, rest) => rest.startsWith("storing ") ? store(state, seat, rest.slice(8)) : no("not-a-move"),
	take: oneCard(kinds.take.pack),
	under: oneCard(kinds.under.pack),
	send: oneCard(kinds.send.pack),
	bring: oneCard(kinds.bring.pack),
	discard: oneCard(kinds.discard.pack),
	give: oneCard(kinds.give.pack)
};
const store = oneCard(kinds.store.pack);
function parseMove(state, seat, text) {
	const written = fold(text);
	if (Object.hasOwn(PLAIN, written)) return ok(PLAIN[written]);
	const [, word = "", rest = ""] = /^([a-z]+)(?: (.*))?$/.exec(written) ?? [];
	const read = Object.hasOwn(READERS, word) ? READERS[word](state, seat, rest) : no("not-a-move");
	if (read.ok) return read;
	return fail(refusalOf(state.rules.clauses, read.fault));
}
// packages/sway/src/text/check-knowledge.ts
function checkKnowledge(state, must) {
	const { ints, rules } = state;
	for (let card = 0; card < rules.deck.cards.length; card++) {
		if (!hasMember(ints, 967, card)) continue;
		const name = cardName(rules.deck, card);
		const nook = nookOf(state, card);
		must(nook !== void 0, "known", `${name} is not hidden`);
		if (nook === void 0) continue;
		must(!(nook >= 4 && nook < 8 && !rules.experienceHidden), "known", `${name} lies in an open experience`);
		const sure = sureOf(state, card);
		const insiders = insidersOf(state, nook);
		for (let viewer = 0; viewer < 5; viewer++) {
			const nooks = nooksOf(state, card, viewer);
			if (nooks === 0 || viewer >= rules.seats && viewer !== 4) continue;
			must((sure >>> viewer & 1) === 0, "trace", `${name} is known to somebody and looked for by the same`);
			must((insiders >>> viewer & 1) === 1 || (nooks >>> nook & 1) === 1, "trace", `${name} lies elsewhere: ${nookName(nook)}`);
		}
	}
}
// packages/sway/src/text/check-lines.ts
function checkLines(state, must) {
	const { ints, rules } = state;
	const phase = ints[0];
	const hiding = /* @__PURE__ */ new Set();
	const slots = /* @__PURE__ */ new Set();
	for (let i = 0; i < ints[432]; i++) {
		const entry = ints[272 + i];
		const { card, as, seat, hidden, doubled, naming, slot } = ENTRY.read(entry);
		const name = cardName(rules.deck, card);
		must(seat < rules.seats && mayHold(state, seat & 1, card), "engaged", `${name} is of the other side`);
		must(as === 0 || (rules.abilities >>> as - 1 & 1) === 1, "engaged", `${name}: an ability that is not in force`);
		must(naming === 0 || rules.nameable !== 0 && hidden === 0, "engaged", `${name} names nothing`);
		must(doubled === 0 || hidden === 0, "engaged", `${name} is face down and doubled`);
		if (hidden === 0) {
			must((entry & BACK) === 0, "engaged", `${name} lies open, and bounds say nothing of it`);
			continue;
		}
		hiding.add(seat & 1);
		must(slot < ints[444] && (slot === 7 || !slots.has(slot)), "engaged", `slot ${slot} is taken`);
		slots.add(slot);
		const ability = rules.deck.ability[card];
		const [fights, covert] = [isAmong(FIGHTING, ability), isAmong(COVERT$1, ability)];
		must((entry & ENTRY_BITS.noBattle) === 0 || !fights, "engaged", `${name} is beyond its bounds`);
		must((entry & ENTRY_BITS.noCovert) === 0 || !covert, "engaged", `${name} is beyond its bounds`);
	}
	must(hiding.size < 2, "engaged", "cards lie face down on one side only");
	must(ints[443] > 0 || ints[444] === 0, "slots", "no card lies face down");
	const side = ints[4] & 1;
	const may = phase === PHASE.plot ? side : phase === PHASE.obstruct ? 1 - side : void 0;
	for (const one of hiding) must(phase === PHASE.over || one === may, "engaged", "a card that lies face down now is of the side that plotted");
	checkExclusion(state, must);
	checkEmpty(state, must);
}
function checkExclusion(state, must) {
	const { ints, rules } = state;
	for (let i = 0; i < ints[432]; i++) for (let j = 0; j < ints[432]; j++) {
		const [one, other] = [ints[272 + i], ints[272 + j]];
		if (i === j || ((ENTRY.get.seat(one) ^ ENTRY.get.seat(other)) & 1) === 1) continue;
		if (countsAmong(state, one, COVERT$1) && countsAmong(state, other, FIGHTING)) must(false, "engaged", `${cardName(rules.deck, ENTRY.get.card(one))} and ${cardName(rules.deck, ENTRY.get.card(other))} exclude each other`);
	}
}
function checkEmpty(state, must) {
	const { ints } = state;
	const phase = ints[0];
	if (phase === PHASE.draft || phase === PHASE.opening || phase === PHASE.refill || phase === PHASE.recruit || phase === PHASE.unlock) must(ints[432] === 0, "engaged", "timelines are empty in this phase");
	if (phase === PHASE.share || phase === PHASE.equalise) for (let i = 0; i < ints[432]; i++) must(endures(state, i), "engaged", "only endurance has stayed after the comparison");
}
// packages/sway/src/text/check.ts
function faultsOf(state, whole = true) {
	const faults = [];
	const must = (holds, key, message) => {
		if (!holds) faults.push([key, message]);
	};
	checkPlaces(state, must);
	checkCourse(state, must);
	checkPool(state, must);
	checkEnd(state, must);
	if (faults.length > 0) return faults;
	checkLines(state, must);
	checkTask(state, must);
	checkKnowledge(state, must);
	if (whole && faults.length === 0) checkAsked(state, must);
	return faults;
}
function checkPlaces(state, must) {
	const { ints, rules } = state;
	const places = /* @__PURE__ */ new Uint8Array(160);
	const zone = (set, count, key, side) => {
		let found = 0;
		for (let card = firstMember(ints, set, 5); card !== -1; card = nextMember(ints, set, 5, card)) {
			found++;
			places[card]++;
			if (side !== void 0 && !mayHold(state, side, card)) must(false, key, `${cardName(rules.deck, card)} is of the other side`);
		}
		if (count !== void 0 && ints[count] !== found) must(false, key, `${found} cards, counted as ${ints[count]}`);
	};
	zone(18, 23, "unseen");
	zone(193, void 0, "void");
	for (let seat = 0; seat < 4; seat++) {
		zone(198 + seat * 5, 218 + seat, "ops", seat & 1);
		zone(222 + seat * 5, 242 + seat, "experience", seat & 1);
		must(rules.hasExperience && seat < rules.seats && homeOf(rules, seat) === seat || ints[242 + seat] === 0, "experience", "there is no such experience");
		must(seat < rules.seats || ints[218 + seat] === 0, "ops", "there is no such seat");
	}
	for (let side = 0; side < 2; side++) {
		zone(246 + side * 5, 256 + side, "reserve", side);
		must(rules.hasReserve || ints[256 + side] === 0, "reserve", "there is no reserve in this game");
	}
	for (let i = 0; i < ints[185]; i++) places[underAt(state, i)]++;
	for (let i = 0; i < ints[190]; i++) places[ints[186 + i]]++;
	for (let i = 0; i < ints[432]; i++) places[ENTRY.get.card(ints[272 + i])]++;
	for (let card = 0; card < 160; card++) {
		const wanted = card < rules.deck.cards.length ? 1 : 0;
		if (places[card] !== wanted) must(false, "void", `${cardName(rules.deck, card)} lies in ${places[card]} places`);
	}
}
const isCombo = (phase) => phase === PHASE.obstruct || phase === PHASE.plot || phase === PHASE.reveal;
function checkCourse({ ints, rules }, must) {
	const phase = ints[0];
	must({
		[PHASE.draft]: rules.draftPicks > 0,
		[PHASE.reveal]: rules.executesRevealed,
		[PHASE.share]: rules.experienceShared && rules.seats === 4,
		[PHASE.recruit]: rules.afterLoss.includes(PHASE.recruit),
		[PHASE.unlock]: rules.afterLoss.includes(PHASE.unlock)
	}[phase] ?? true, "phase", `this match has no phase ${PHASES[phase]}`);
	must(!(phase === PHASE.giving || phase === PHASE.refill || phase === PHASE.recruit || phase === PHASE.unlock) || ints[11] !== -1, "loser", "somebody has lost the unit before this phase");
	must(phase !== PHASE.giving || ints[3] < rules.seats / 2, "steps", "the loser gives, or with four the mate");
	must(ints[10] === 0 || phase === PHASE.plot || phase === PHASE.over, "plotted", "only in a plot");
	must(ints[10] <= ints[432], "plotted", "more cards than lie in timelines");
	must(phase !== PHASE.share && phase !== PHASE.equalise || ints[23] + ints[185] + ints[190] === 0, "phase", "that step comes with the destiny empty");
	must(phase !== PHASE.equalise || ints[12] === 1, "finale", "equalising begins the finale");
	must(rules.idleCap === 0 || phase === PHASE.over || ints[8] <= rules.idleCap, "idle", `the match ends at ${rules.idleCap}`);
	for (let seat = 0; seat < rules.seats; seat++) must((ints[479 + seat] & ~rules.unlockable) === 0, "unlocked", "an ability that is never unlocked");
	const next = nextSeat(rules, ints[4]);
	must(ints[17] === 0 || (phase === PHASE.plot || phase === PHASE.over) && ints[17] === onlySeat(next), "passed", "only the next seat passes for a plot");
	for (const [word, ability] of [[483, "ruin"], [485, "triumph"]]) for (let side = 0; side < 2; side++) {
		const card = ints[word + side];
		must(card === -1 || rules.deck.cards[card] !== void 0, "tale", `there is no such ${ability} card`);
	}
}
function checkPool(state, must) {
	const { ints, rules } = state;
	const phase = ints[0];
	const inCombo = isCombo(phase) || phase === PHASE.over;
	let open = ints[271] + ints[269] + ints[270];
	for (let cls = 0; cls < CLASS.length; cls++) {
		open += ints[445 + cls];
		must(ints[445 + cls] <= 160, "pool", `more than 160 of one kind`);
	}
	must(inCombo || open === 0, "pool", "it is open while cards are engaged");
	const seat = engagerOf(state);
	let fresh = 0;
	for (let card = 0; card < 160; card++) {
		if (hasMember(ints, 264, card)) {
			fresh++;
			must(inOps(state, seat, card) || inExperience(state, homeOf(rules, seat), card), "fresh", "cards in the ops of the seat that engages, or sent away from there");
		}
		if (hasMember(ints, 258, card)) must(hasMember(ints, 198 + ints[4] * 5, card), "marked", "cards in the turning seat's ops");
	}
	must(fresh <= ints[269] && ints[269] <= fresh + ints[270], "drawn", "fresh cards and those of them that have gone");
	must(ints[263] === 0 || rules.recallsExperience, "marked", "no card comes back from the experience here");
}
function checkEnd({ ints, rules }, must) {
	const over = ints[0] === PHASE.over;
	must(over === (ints[979] !== -1), "end", over ? "who has won, and why?" : "the match is not over in this phase");
	if (!over) return;
	const why = ints[980];
	const quit = 1 << REASON.left | 1 << REASON.time;
	must(REASONS.some((code, i) => why >>> i & 1 && rules.clauses[code] !== void 0), "end", "it needs a reason of this game");
	must(ints[977] !== -1 === ((why & quit) !== 0), "end", "who left?");
	must(ints[979] === 2 === (why === 1 << REASON.aborted), "end", "only a match that was aborted has no winner");
	must(ints[1] === TASK.none && ints[15] === 0 && ints[13] === 0, "task", "nothing is asked after the end");
}
function checkTask(state, must) {
	const { ints, rules } = state;
	const task = ints[1];
	if (ints[0] === PHASE.over) return;
	const inCombo = isCombo(ints[0]);
	const engager = engagerOf(state);
	must(task === TASK.omen === ints[190] > 0, "task", "omen looks at cards");
	must(task === TASK.send === ints[192] > 0, "task", "sending goes on after the first card");
	must(task === TASK.trim === ints[13] > 0, "task", "who trims?");
	must(ints[15] === 0 || task !== TASK.none && task !== TASK.window && ints[10] > 0, "task", "no window is owed");
	if (task === TASK.omen || task === TASK.send || task === TASK.recruit) {
		must(inCombo, "task", "only while cards are engaged");
		must(ints[2] === engager, "asked", "the seat that engages");
	}
	must(task !== TASK.send || rules.hasExperience && ints[218 + engager] > 0, "task", "there is nothing to send");
	if (task === TASK.recruit) {
		const last = ints[272 + ints[432] - 1];
		must(rules.recruitable && ints[432] > 0 && ENTRY.get.seat(last) === engager, "task", "a card with a recruitable was engaged last");
	}
}
let list$1;
const MOST_LISTED = 41e3;
function checkAsked(state, must) {
	const { ints, rules } = state;
	if (ints[0] === PHASE.over) return;
	must(ints[2] >= 0 && ints[2] < rules.seats, "asked", "there is no such seat");
	const copy = copyState(state);
	if (ints[1] === TASK.window) {
		copy.ints[1] = TASK.none;
		copy.ints[15] = 1;
	}
	settle(copy);
	const same = [
		0,
		1,
		2,
		3,
		13
	].every((word) => copy.ints[word] === ints[word]);
	must(same, ints[1] === TASK.none ? "asked" : "task", "that is not what is asked here");
	if (!same) return;
	list$1 ??= new Int32Array(MOST_LISTED);
	must(legal(state, ints[2], list$1) > 0, "phase", "who is asked has no move");
}
// packages/sway/src/text/fields.ts
function fieldsOf(text) {
	const fields = [];
	for (const [i, written] of text.split(/\r\n|\r|\n/).entries()) {
		const line = {
			text: written,
			line: i + 1,
			column: 1
		};
		for (const piece of splitOutsideQuotes(line)) {
			const [at, value] = firstWord(piece);
			fields.push({
				key: at.text.toLowerCase(),
				at,
				value
			});
		}
	}
	return fields;
}
function splitOutsideQuotes(line) {
	const parts = [];
	let [from, quoted] = [0, false];
	for (let i = 0; i < line.text.length; i++) {
		const letter = line.text[i];
		if (letter === "\\" && quoted) i++;
		else if (letter === "\"") quoted = !quoted;
		else if (letter === "|" && !quoted) {
			parts.push(partOf(line, from, i));
			from = i + 1;
		}
	}
	parts.push(partOf(line, from, line.text.length));
	return parts.filter(({ text }) => text !== "");
}
// packages/sway/src/text/loading.ts
const SIDED = /* @__PURE__ */ new Set([
	"ops",
	"experience",
	"reserve"
]);
const MOST_TRIES = 50;
var Loading = class {
	state;
	faults;
	seatAsked;
	recruiting;
	#laid = [];
	#places = /* @__PURE__ */ new Map();
	#rest;
	#voidIsListed = false;
	constructor(state, faults) {
		this.state = state;
		this.faults = faults;
	}
	fault(piece, code, message, hint) {
		const { line, column } = piece;
		this.faults.push({
			code,
			message,
			...hint === void 0 ? {} : { hint },
			line,
			column
		});
	}
	asked(seat) {
		this.seatAsked ??= seat;
	}
	checkRecruiting() {
		const { ints, rules } = this.state;
		if (this.recruiting === void 0) return;
		const { card, piece } = this.recruiting;
		if (card !== (ints[432] === 0 ? void 0 : ENTRY.get.card(ints[272 + ints[432] - 1]))) this.fault(piece, "bad-task", `${cardName(rules.deck, card)} is not the card engaged last`);
	}
	number(piece, what, most) {
		if (/^\d{1,9}$/.test(piece.text) && Number(piece.text) <= most) return Number(piece.text);
		this.fault(piece, "not-a-number", `${what} must be a whole number from 0 to ${most}, not ${said(piece)}`);
		return 0;
	}
	seat(piece) {
		const { seats } = this.state.rules;
		const seat = seatNamed(piece.text, seats);
		if (seat !== void 0) return seat;
		return this.fault(piece, "not-a-seat", `${said(piece)} is no seat`, `seats are ${[..."abcd"].slice(0, seats).join(", ")}`);
	}
	oneOf(piece, what, known) {
		const index = known.indexOf(piece.text.toLowerCase());
		if (index >= 0) return index;
		return this.fault(piece, "unknown-word", `${said(piece)} is no ${what}`, hintFor(piece.text, known));
	}
	card(piece) {
		const { deck } = this.state.rules;
		const card = cardNamed(deck, piece.text);
		if (card !== void 0) return card;
		const near = nearest(piece.text, deck.cards.map(({ name }) => name));
		const hint = near === void 0 ? "names are those of the deck in use" : `did you mean ${near}?`;
		return this.fault(piece, "no-such-card", `there is no card ${said(piece)}`, hint);
	}
	place(card, piece) {
		const before = this.#places.get(card);
		this.#places.set(card, before ?? piece);
		if (before === void 0) return true;
		const name = cardName(this.state.rules.deck, card);
		this.fault(piece, "card-twice", `${name} lies in two places`, `the first is in line ${before.line}, column ${before.column}`);
		return false;
	}
	cards(value, zone, owner = 0) {
		if (zone === "void") this.#voidIsListed = true;
		for (const piece of splitAt(value, ",")) {
			const blank = /^#\s*(\d{1,3})$/.exec(piece.text);
			if (piece.text === "*") {
				if (this.#rest !== void 0) this.fault(piece, "rest-twice", "only one zone can have all the rest (*)");
				this.#rest = {
					zone,
					owner
				};
			} else if (blank !== null) this.#lay(zone, owner, Number(blank[1]), piece);
			else {
				const card = this.card(piece);
				if (card !== void 0 && this.place(card, piece)) this.#laid.push({
					zone,
					owner,
					card,
					piece
				});
			}
		}
	}
	#lay(zone, owner, count, piece) {
		if (count > this.state.rules.deck.cards.length) return this.fault(piece, "too-many-cards", `there are not ${count} cards`);
		for (let i = 0; i < count; i++) this.#laid.push({
			zone,
			owner,
			card: void 0,
			piece
		});
	}
	deal(rng) {
		const dealt = this.#dealBlanks(rng);
		for (const [i, { zone, owner, card, piece }] of this.#laid.entries()) {
			const laid = card ?? dealt.get(i);
			if (laid !== void 0) this.#put(zone, owner, laid, piece);
		}
		const left = this.#left();
		if (left.length === 0) return;
		const rest = this.#rest ?? (this.#voidIsListed ? void 0 : {
			zone: "void",
			owner: 0
		});
		if (rest !== void 0) {
			for (const card of left) this.#put(rest.zone, rest.owner, card, NOWHERE);
			return;
		}
		const names = left.slice(0, 3).map((card) => cardName(this.state.rules.deck, card));
		this.fault(NOWHERE, "card-nowhere", `${left.length} cards lie nowhere: ${names.join(", ")}${left.length > 3 ? " …" : ""}`, "name them, give a count (#3), or let one zone have the rest (*)");
	}
	#left() {
		const left = [];
		for (let card = 0; card < this.state.rules.deck.cards.length; card++) if (!this.#places.has(card)) left.push(card);
		return left;
	}
	#dealBlanks(rng) {
		const blanks = [...this.#laid.entries()].filter(([, { card }]) => card === void 0);
		const ordered = [...blanks.filter(([, { zone }]) => SIDED.has(zone)), ...blanks.filter(([, { zone }]) => !SIDED.has(zone))];
		const left = Int32Array.from(this.#left());
		let dealt = /* @__PURE__ */ new Map();
		for (let tries = 0; tries < MOST_TRIES && dealt.size < ordered.length; tries++) {
			shuffleRange(left, 0, left.length, rng);
			dealt = this.#dealOnce(ordered, new Set(left));
		}
		for (const [i, { piece }] of ordered) {
			const card = dealt.get(i);
			if (card !== void 0) this.#places.set(card, piece);
			else {
				this.fault(piece, "too-many-cards", `too few cards are left for ${piece.text}`);
				break;
			}
		}
		return dealt;
	}
	#dealOnce(blanks, cards) {
		const dealt = /* @__PURE__ */ new Map();
		for (const [i, { zone, owner }] of blanks) for (const card of cards) if (!SIDED.has(zone) || mayHold(this.state, owner & 1, card)) {
			cards.delete(card);
			dealt.set(i, card);
			break;
		}
		return dealt;
	}
	#put(zone, owner, card, piece) {
		const { state } = this;
		const { ints } = state;
		if (SIDED.has(zone) && !mayHold(state, owner & 1, card)) this.fault(piece, "other-faction", `${cardName(state.rules.deck, card)} is of the other side`, "zones hold neutral cards and those of their own side");
		if (zone === "unseen") addUnseen(state, card);
		else if (zone === "under") putUnder(state, card);
		else if (zone === "ops") addOps(state, owner, card);
		else if (zone === "experience") addExperience(state, owner, card);
		else if (zone === "reserve") addReserve(state, owner, card);
		else if (zone === "void") ints[193 + (card >>> 5)] |= 1 << (card & 31);
		else if (ints[190] < 4) ints[186 + ints[190]++] = card;
		else this.fault(piece, "too-many-cards", `omen looks at 4 cards at most`);
	}
};
const NOWHERE = {
	text: "",
	line: 1,
	column: 1
};
const said = ({ text }) => text === "" ? "nothing" : text.length > 40 ? `“${text.slice(0, 40)}…”` : `“${text}”`;
// packages/sway/src/text/parts/part.ts
const numberPart = (key, word, most) => ({
	key,
	write: ({ ints }) => ints[word] === 0 ? [] : [String(ints[word])],
	read(loading, value) {
		loading.state.ints[word] = loading.number(value, key, most);
	}
});
const flagPart = (key, word) => ({
	key,
	write: ({ ints }) => ints[word] === 0 ? [] : [""],
	read(loading, value) {
		if (value.text !== "") loading.fault(value, "unknown-word", `${key} stands alone`);
		loading.state.ints[word] = 1;
	}
});
const seatList = (seats) => seatsOf(seats).map(seatName).join(", ");
function readSeats(loading, value) {
	let seats = 0;
	for (const piece of splitAt(value, ",")) {
		const seat = loading.seat(piece);
		if (seat !== void 0) seats |= onlySeat(seat);
	}
	return seats;
}
const seatsPart = (key, word) => ({
	key,
	write: ({ ints }) => ints[word] === 0 ? [] : [seatList(ints[word])],
	read(loading, value) {
		loading.state.ints[word] = readSeats(loading, value);
	}
});
// packages/sway/src/text/parts/course.ts
const MANY = 1e6;
const sides = {
	key: "sides",
	write({ ints, rules }) {
		const [first, second] = rules.deck.factions;
		return [ints[6] === 0 ? `${first}, ${second}` : `${second}, ${first}`];
	},
	read(loading, value) {
		const { factions } = loading.state.rules.deck;
		const named = splitAt(value, ",").map((piece) => loading.oneOf(piece, "faction", factions.map(lower)));
		if (named.length !== 2 || named[0] === named[1]) loading.fault(value, "bad-sides", "both factions, that of side a first", factions.join(", "));
		loading.state.ints[6] = named[0] ?? 0;
	}
};
const lower = (text) => text.toLowerCase();
const seatPart = (key, word, says) => ({
	key,
	write: (state) => says(state) ? [seatName(state.ints[word])] : [],
	read(loading, value) {
		loading.state.ints[word] = loading.seat(value) ?? 0;
	}
});
const phase = {
	key: "phase",
	write: ({ ints }) => [PHASES[ints[0]]],
	read(loading, value) {
		loading.state.ints[0] = loading.oneOf(value, "phase", PHASES) ?? 0;
	}
};
function plainlyAsked(state) {
	const { ints, rules } = state;
	if (ints[1] === TASK.window) return nextSeat(rules, ints[4]);
	return engagerOf(state);
}
const isPlain = ({ ints }) => ints[1] !== TASK.trim && (ints[0] === PHASE.obstruct || ints[0] === PHASE.reveal || ints[0] === PHASE.plot || ints[0] === PHASE.over);
function openTask(ints) {
	if (ints[0] !== PHASE.over) return ints[1];
	if (ints[190] > 0) return TASK.omen;
	return ints[192] > 0 ? TASK.send : TASK.none;
}
const task = {
	key: "task",
	write(state) {
		const { ints, rules } = state;
		const name = (card) => cardName(rules.deck, card);
		const open = openTask(ints);
		const what = () => {
			switch (open) {
				case TASK.trim: return ` ${seatList(ints[13])} from ${seatName(ints[14])}`;
				case TASK.omen: return ` ${Array.from({ length: ints[190] }, (_, i) => name(ints[186 + i])).join(", ")}${ints[191] === 1 ? " took" : ""}`;
				case TASK.send: return ` ${ints[192]}`;
				case TASK.recruit: return ` ${name(ENTRY.get.card(ints[272 + ints[432] - 1]))}`;
				default: return "";
			}
		};
		if (open === TASK.none) return [];
		return [`${TASKS[open]}${what()}${ints[15] === 1 ? " then window" : ""}`];
	},
	read(loading, value) {
		const { ints } = loading.state;
		const then = /\s*then\s+window$/i.exec(value.text);
		if (then !== null) ints[15] = 1;
		const [word, rest] = firstWord(partOf(value, 0, then?.index ?? value.text.length));
		const kind = loading.oneOf(word, "question", TASKS);
		ints[1] = ints[0] === PHASE.over ? TASK.none : kind ?? TASK.none;
		if (kind === TASK.trim) readTrim(loading, rest);
		else if (kind === TASK.omen) {
			const took = /\s+took$/i.exec(rest.text);
			if (took !== null) ints[191] = 1;
			loading.cards(partOf(rest, 0, took?.index ?? rest.text.length), "looked");
		} else if (kind === TASK.send) ints[192] = rest.text === "" ? 1 : loading.number(rest, "cards sent", 2);
		else if (kind === TASK.recruit) {
			const card = rest.text === "" ? void 0 : loading.card(rest);
			if (card !== void 0) loading.recruiting = {
				card,
				piece: rest
			};
		} else if (rest.text !== "") loading.fault(rest, "unknown-word", `${said(rest)} does not belong to a window`);
	}
};
function readTrim(loading, rest) {
	const { ints, rules } = loading.state;
	const from = /\s*\bfrom\s+(\S+)$/i.exec(rest.text);
	const seats = readSeats(loading, partOf(rest, 0, from?.index ?? rest.text.length));
	const drawer = from === null ? void 0 : loading.seat(partOf(rest, rest.text.length - from[1].length, rest.text.length));
	ints[13] = seats;
	ints[14] = drawer ?? (lowestBit(seats) + rules.seats - 1) % rules.seats;
	for (let i = 0, seat = ints[14]; i < rules.seats; i++, seat = nextSeat(rules, seat)) if (hasSeat(seats, seat)) {
		loading.asked(seat);
		return;
	}
	loading.fault(rest, "bad-task", "who trims?", "task trim b from a");
}
const pool = {
	key: "pool",
	write({ ints }) {
		const open = CLASS.flatMap((name, cls) => {
			const count = ints[445 + cls];
			const sized = SIZED.exec(name);
			if (sized !== null) return Array.from({ length: count }, () => `${sized[1]} ${sized[2]}`);
			return count > 0 ? [`${name} ${count}`] : [];
		});
		return open.length > 0 ? [open.join(", ")] : [];
	},
	read(loading, value) {
		for (const piece of splitAt(value, ",")) {
			const [word, rest] = firstWord(piece);
			const name = word.text.toLowerCase();
			if (name === "vision" || name === "enlist") {
				const size = loading.number(rest, `what is left of ${name}`, 6);
				if (size === 0) loading.fault(rest, "not-a-number", `${name} has something left, from 1 to 6`);
				else openIn$1(loading.state, POOL[`${name}${size}`], 1);
				continue;
			}
			const cls = CLASS.indexOf(name);
			if (cls < 0 || SIZED.test(name)) loading.fault(word, "unknown-word", `${said(word)} is nothing the pool holds`, hintFor(name, POOL_NAMES));
			else openIn$1(loading.state, cls, rest.text === "" ? 1 : loading.number(rest, name, 160));
		}
	}
};
const SIZED = /^(vision|enlist)(\d)$/;
const POOL_NAMES = [
	...CLASS.filter((name) => !SIZED.test(name)),
	"vision",
	"enlist"
];
const STRIKES = [
	"none",
	"open",
	"on"
];
const strike = {
	key: "strike",
	write: ({ ints }) => ints[271] === 0 ? [] : [STRIKES[ints[271]]],
	read(loading, value) {
		loading.state.ints[271] = loading.oneOf(value, "state of strike", STRIKES) ?? 0;
	}
};
const countdown = (key) => ({
	key,
	many: true,
	write({ ints, rules }) {
		const isOurs = (rules.abilities >>> ABILITY.sacrifice & 1) === 1 ? key === "sacrifice" : key === "dread";
		const entries = [];
		for (let i = 0; i < 8; i++) for (let n = 0; n < ints[471 + i]; n++) entries.push(`${seatName(i >> 2)} ${i & 3}`);
		return isOurs && entries.length > 0 ? [entries.join(", ")] : [];
	},
	read(loading, value) {
		for (const piece of splitAt(value, ",")) {
			const [who, left] = firstWord(piece);
			const seat = loading.seat(who);
			const turns = loading.number(left, "turns still to end", 3);
			if (seat !== void 0) loading.state.ints[471 + (seat & 1) * 4 + turns]++;
		}
	}
});
const end = {
	key: "end",
	write({ ints }) {
		if (ints[0] !== PHASE.over) return [];
		if (ints[977] !== -1) return [`${seatName(ints[977])} ${QUIT_HOW[ints[978]]}`];
		const why = REASONS.filter((_, i) => ints[980] >>> i & 1);
		return [`${ints[979] === 2 ? "-" : seatName(ints[979])} won-by ${why.join(", ")}`];
	},
	read(loading, value) {
		const { ints } = loading.state;
		const [who, rest] = firstWord(value);
		const [how, reasons] = firstWord(rest);
		const seat = who.text === "-" ? void 0 : loading.seat(who);
		ints[979] = seat === void 0 ? 2 : seat & 1;
		const left = QUIT_HOW.indexOf(how.text.toLowerCase());
		if (left >= 0 && reasons.text === "" && seat !== void 0) {
			ints[977] = seat;
			ints[978] = left;
			ints[979] = 1 - (seat & 1);
			ints[980] = 1 << (left === 0 ? REASON.left : REASON.time);
			return;
		}
		if (how.text.toLowerCase() !== "won-by") loading.fault(how, "bad-end", `${said(how)} is no end`, "end a resign; end b time; end a won-by no-reserve");
		for (const piece of splitAt(reasons, ",")) {
			const short = REASONS.indexOf(`no-${piece.text.toLowerCase()}`);
			ints[980] |= 1 << (short >= 0 ? short : loading.oneOf(piece, "reason", REASONS) ?? 0);
		}
	}
};
const FIRST_PARTS = [
	sides,
	seatPart("first", 5, () => true),
	seatPart("turn", 4, () => true),
	phase
];
const COURSE_PARTS = [
	{
		key: "asked",
		write: (state) => isPlain(state) || state.ints[1] === TASK.trim ? [] : [seatName(state.ints[2])],
		read: (loading, value) => loading.asked(loading.seat(value))
	},
	numberPart("steps", 3, MANY),
	numberPart("turns", 7, MANY),
	numberPart("idle", 8, MANY),
	numberPart("span", 9, 2 ** 30),
	{ ...seatPart("loser", 11, ({ ints }) => ints[11] !== -1) },
	{
		key: "plotted",
		write: ({ ints }) => ints[10] === 0 ? [] : [String(ints[10])],
		read(loading, value) {
			loading.state.ints[10] = value.text === "" ? 1 : loading.number(value, "plotted", 160);
		}
	},
	flagPart("finale", 12),
	task,
	pool,
	strike,
	numberPart("drawn", 269, MANY),
	numberPart("gone", 270, MANY),
	seatsPart("barred", 16),
	seatsPart("passed", 17),
	countdown("dread"),
	countdown("sacrifice"),
	end
];
// packages/sway/src/text/position-options.ts
function writeOptions(options, table) {
	const set = Object.entries(table).filter(([name, { initial }]) => options[name] !== void 0 && options[name] !== initial).map(([name]) => `${name}=${writeValue(options[name])}`);
	const { deck, custom = [] } = options;
	return [
		...set.length > 0 ? [`set ${set.join(" ")}`] : [],
		...deck === void 0 ? [] : [`deck ${deck.name} (${deck.factions.join(", ")})`],
		...[...deck?.cards ?? [], ...custom].map((card) => `card ${writeCard(card)}`)
	];
}
const writeValue = (value) => typeof value === "boolean" ? value ? "on" : "off" : /^[\w.,-]+$/.test(String(value)) ? String(value) : JSON.stringify(value);
const writeCard = ({ name, ability, sway, faction, epic, recruits, owner }) => {
	const parts = [`${ability} ${sway}${epic ? " epic" : ""}`];
	if (faction !== void 0) parts.push(faction);
	if (owner !== void 0) parts.push(`of ${seatName(owner)}`);
	if (recruits !== void 0) parts.push(`recruits ${recruits}`);
	return `${name} (${parts.join(", ")})`;
};
function readOptions(fields, given, table, faults) {
	const fault = ({ line, column }, code, message, hint) => {
		faults.push({
			code,
			message,
			...hint === void 0 ? {} : { hint },
			line,
			column
		});
	};
	const options = { ...given };
	const cards = [];
	let head;
	for (const { key, value } of fields) if (key === "set") readSet(value, options, table, fault);
	else if (key === "deck") head = readHead(value, fault) ?? head;
	else if (key === "card") {
		const card = readCard(value, fault);
		if (card !== void 0) cards.push(card);
	}
	const own = cards.filter(({ owner }) => owner === void 0);
	const custom = cards.filter(({ owner }) => owner !== void 0);
	if (head !== void 0 || own.length > 0) options.deck = {
		name: "deck",
		factions: factionsOf(own),
		...head,
		cards: own
	};
	if (custom.length > 0) options.custom = custom;
	return options;
}
const factionsOf = (cards) => [...new Set(cards.flatMap(({ faction }) => faction === void 0 ? [] : [faction]))];
function readSet(value, options, table, fault) {
	const pair = /(?<!\S)([^\s=]+)=("(?:[^"\\]|\\.)*"|\S*)/g;
	let end = 0;
	for (const found of value.text.matchAll(pair)) {
		const piece = partOf(value, found.index, found.index + found[0].length);
		const between = partOf(value, end, found.index);
		if (between.text !== "") fault(between, "not-a-setting", `${between.text} is no setting`, "write name=value");
		end = found.index + found[0].length;
		const [, name, written] = found;
		if (!Object.hasOwn(table, name)) {
			fault(piece, "unknown-option", `there is no option ${name}`, hintFor(name, Object.keys(table)));
			continue;
		}
		options[name] = readValue(written, table[name].kind);
	}
	const rest = partOf(value, end, value.text.length);
	if (rest.text !== "") fault(rest, "not-a-setting", `${rest.text} is no setting`, "write name=value");
}
function readValue(written, kind) {
	let text = written;
	if (written.startsWith("\"")) try {
		text = String(JSON.parse(written));
	} catch {}
	if (kind === "integer") return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
	if (kind === "flag") return text === "on" || text === "true" ? true : text === "off" || text === "false" ? false : text;
	return text;
}
function readHead(value, fault) {
	const found = /^([^()]*)\(([^()]*)\)$/.exec(value.text);
	const factions = found?.[2].split(",").map((name) => name.trim()) ?? [];
	if (found === null || factions.length !== 2) return fault(value, "not-a-deck", "a deck is written Name (First Faction, Second Faction)");
	return {
		name: found[1].trim(),
		factions: [factions[0], factions[1]]
	};
}
function readCard(value, fault) {
	const found = /^([^()]+)\(([^()]*)\)$/.exec(value.text);
	const inside = found === null ? value : partOf(value, found[1].length + 1, value.text.length - 1);
	const [power, ...rest] = splitAt(inside, ",");
	const parts = /^(\S+)\s+(\d)(\s+epic)?$/i.exec(power?.text ?? "");
	const ability = ABILITIES.find((name) => name === parts?.[1].toLowerCase());
	if (found === null || parts === null) return fault(value, "not-a-card", "a card is written Name (ability sway, Faction)");
	if (ability === void 0) return fault(power, "no-such-ability", `there is no ability ${parts[1]}`, hintFor(parts[1], ABILITIES));
	const card = {
		name: found[1].trim(),
		ability,
		sway: Number(parts[2]),
		...parts[3] === void 0 ? {} : { epic: true }
	};
	for (const piece of rest) readMore(card, piece, fault);
	return card;
}
function readMore(card, piece, fault) {
	const [, word, value] = /^(of|recruits)\s+(\S+)$/i.exec(piece.text) ?? [];
	if (word === void 0) {
		card.faction = piece.text;
		return;
	}
	if (word.toLowerCase() === "of") {
		const owner = seatNamed(value, 4);
		if (owner === void 0) fault(piece, "not-a-seat", `${value} is no seat`);
		else card.owner = owner;
		return;
	}
	const recruits = ABILITIES.find((name) => name === value.toLowerCase());
	if (recruits === void 0) fault(piece, "no-such-ability", `there is no ability ${value}`, hintFor(value, ABILITIES));
	else card.recruits = recruits;
}
// packages/sway/src/text/parts/cards.ts
const namesIn = ({ ints, rules }, set) => membersOf(ints, set, 5).map((card) => cardName(rules.deck, card)).join(", ");
const setPart = (key, set) => ({
	key,
	write(state) {
		const names = namesIn(state, set);
		return names === "" ? [] : [names];
	},
	read: (loading, value) => loading.cards(value, key)
});
const under = {
	key: "under",
	write(state) {
		const { ints, rules } = state;
		const names = Array.from({ length: ints[185] }, (_, i) => cardName(rules.deck, underAt(state, i)));
		return names.length === 0 ? [] : [names.join(", ")];
	},
	read: (loading, value) => loading.cards(value, "under")
};
const ownedPart = (key, set, ownerOf) => ({
	key,
	many: true,
	write(state) {
		const lines = [];
		for (let seat = 0; seat < state.rules.seats; seat++) {
			const owner = ownerOf(state, seat);
			const names = owner === seat ? namesIn(state, set + owner * 5) : "";
			if (names !== "") lines.push(`${seatName(seat)} ${names}`);
		}
		return lines;
	},
	read(loading, value) {
		const [who, list] = firstWord(value);
		const seat = loading.seat(who);
		if (seat !== void 0) loading.cards(list, key, ownerOf(loading.state, seat));
	}
});
const markPart = (key, set, count) => ({
	key,
	write(state) {
		const names = namesIn(state, set);
		return names === "" ? [] : [names];
	},
	read(loading, value) {
		for (const piece of splitAt(value, ",")) {
			const card = loading.card(piece);
			if (card === void 0) continue;
			addMember(loading.state.ints, set, card);
			if (count !== void 0) loading.state.ints[count]++;
		}
	}
});
const engaged = {
	key: "engaged",
	write(state) {
		const { ints } = state;
		const entries = Array.from({ length: ints[432] }, (_, i) => writeEntry(state, ints[272 + i]));
		return entries.length === 0 ? [] : [entries.join("; ")];
	},
	read(loading, value) {
		for (const piece of splitAt(value, ";")) readEntry$1(loading, piece);
	}
};
function writeEntry({ rules }, entry) {
	const { card, as, seat, hidden, doubled, naming, slot, noBattle, noCovert, recruited, ...before } = ENTRY.read(entry);
	const parts = [
		seatName(seat),
		...hidden === 1 ? ["hidden"] : [],
		cardName(rules.deck, card)
	];
	if (as > 0) parts.push("as", ABILITIES[as - 1]);
	if (doubled === 1) parts.push("twice");
	if (naming === 1) parts.push("unnamed");
	if (hidden === 1) parts.push("slot", String(slot));
	if (noBattle === 1) parts.push("no-battle");
	if (noCovert === 1) parts.push("no-covert");
	if (recruited > 0) parts.push("recruited", ABILITIES[recruited - 1]);
	if (before.beforeRuin === 1) parts.push("before-ruin");
	if (before.beforeTriumph === 1) parts.push("before-triumph");
	return parts.join(" ");
}
const AFTER = /^(?:(as|recruited|slot)\s+(\S+)|(twice|unnamed|no-battle|no-covert|before-ruin|before-triumph))(?:\s+|$)/i;
function readEntry$1(loading, piece) {
	const { ints, rules } = loading.state;
	const [who, rest] = firstWord(piece);
	const seat = loading.seat(who);
	const open = cardAtStart(rules.deck, fold(rest.text));
	const hidden = open !== void 0 && (open.rest === "" || AFTER.test(open.rest)) ? null : /^hidden\s+/i.exec(rest.text);
	const named = partOf(rest, hidden?.[0].length ?? 0, rest.text.length);
	const found = cardAtStart(rules.deck, fold(named.text));
	if (found === void 0) {
		loading.card(named);
		return;
	}
	const values = readAfter(loading, named, found.rest);
	if (seat === void 0 || values === void 0 || !loading.place(found.card, named)) return;
	if (ints[432] === 160) return;
	ints[272 + ints[432]++] = ENTRY.pack(found.card, values.as, seat, hidden === null ? 0 : 1) | (values.twice ? ENTRY_BITS.doubled : 0) | (values.unnamed ? ENTRY_BITS.naming : 0) | ENTRY.pack(0, 0, 0, 0, 0, 0, values.slot) | (values["no-battle"] ? ENTRY_BITS.noBattle : 0) | (values["no-covert"] ? ENTRY_BITS.noCovert : 0) | ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, values.recruited) | (values["before-ruin"] ? ENTRY_BITS.beforeRuin : 0) | (values["before-triumph"] ? ENTRY_BITS.beforeTriumph : 0);
	if (hidden !== null && values.slot >= ints[444]) ints[444] = values.slot + 1;
}
function readAfter(loading, piece, after) {
	const values = {
		as: 0,
		recruited: 0,
		slot: 0,
		twice: false,
		unnamed: false,
		"no-battle": false,
		"no-covert": false,
		"before-ruin": false,
		"before-triumph": false
	};
	const said = /* @__PURE__ */ new Set();
	for (let left = after; left !== "";) {
		const found = AFTER.exec(left);
		const word = found?.[1] ?? found?.[3];
		if (found === null || word === void 0 || said.has(word)) {
			loading.fault(piece, "unknown-word", `“${left}” does not follow a card`, "as, twice, unnamed, slot, no-battle, no-covert, recruited, before-ruin, before-triumph");
			return;
		}
		said.add(word);
		left = left.slice(found[0].length);
		const value = {
			...piece,
			text: found[2] ?? ""
		};
		if (word === "slot") values.slot = loading.number(value, "slot", 7);
		else if (word === "as" || word === "recruited") {
			values[word] = abilityNamed(value.text) + 1;
			if (values[word] === 0) loading.oneOf(value, "ability", ABILITIES);
		} else values[word] = true;
	}
	return values;
}
const slots = {
	...numberPart("slots", 444, 160),
	write({ ints }) {
		let next = 0;
		for (let i = 0; i < ints[432]; i++) {
			const entry = ints[272 + i];
			if ((entry & ENTRY_BITS.hidden) !== 0) next = Math.max(next, ENTRY.get.slot(entry) + 1);
		}
		return ints[444] === next ? [] : [String(ints[444])];
	}
};
const CARD_PARTS = [
	setPart("unseen", 18),
	under,
	setPart("void", 193),
	ownedPart("ops", 198, (_, seat) => seat),
	ownedPart("experience", 222, ({ rules }, seat) => homeOf(rules, seat)),
	ownedPart("reserve", 246, (_, seat) => seat & 1),
	markPart("marked", 258, 263),
	engaged,
	slots,
	markPart("fresh", 264),
	{
		key: "unlocked",
		many: true,
		write({ ints, rules }) {
			const lines = [];
			for (let seat = 0; seat < rules.seats; seat++) {
				const names = ABILITIES.filter((_, i) => ints[479 + seat] >>> i & 1);
				if (names.length > 0) lines.push(`${seatName(seat)} ${names.join(", ")}`);
			}
			return lines;
		},
		read(loading, value) {
			const [who, list] = firstWord(value);
			const seat = loading.seat(who);
			for (const piece of splitAt(list, ",")) {
				const ability = loading.oneOf(piece, "ability", ABILITIES);
				if (seat !== void 0 && ability !== void 0) loading.state.ints[479 + seat] |= 1 << ability;
			}
		}
	},
	{
		key: "tale",
		many: true,
		write({ ints, rules }) {
			const name = (card) => card === -1 ? "-" : cardName(rules.deck, card);
			return [0, 1].flatMap((side) => {
				const [ruin, triumph] = [ints[483 + side], ints[485 + side]];
				return ruin === -1 && triumph === -1 ? [] : [`${seatName(side)} ${name(ruin)}, ${name(triumph)}`];
			});
		},
		read(loading, value) {
			const [who, list] = firstWord(value);
			const seat = loading.seat(who);
			const cards = splitAt(list, ",");
			if (cards.length !== 2) loading.fault(list, "bad-tale", `${said(list)}: a ruin and a triumph card`, "tale a Long Frost, -");
			for (const [i, word] of [483, 485].entries()) {
				const card = cards[i] === void 0 || cards[i].text === "-" ? -1 : loading.card(cards[i]);
				if (seat !== void 0 && card !== void 0) loading.state.ints[word + (seat & 1)] = card;
			}
		}
	}
];
// packages/sway/src/text/parts/knowledge.ts
const knownCards = ({ ints }) => membersOf(ints, 967, 5);
function readEntry(loading, piece) {
	const colon = piece.text.indexOf(":");
	if (colon < 0) return loading.fault(piece, "bad-lore", `${said(piece)}: a card, a colon, and who knows it`);
	const card = loading.card(partOf(piece, 0, colon));
	return card === void 0 ? void 0 : [card, partOf(piece, colon + 1, piece.text.length)];
}
function readViewers(loading, piece) {
	const { seats } = loading.state.rules;
	const viewers = viewersNamed(piece.text, seats);
	if (viewers === void 0) loading.fault(piece, "not-a-viewer", `${said(piece)} names no viewers`, `letters of ${[..."abcd"].slice(0, seats).join("")}t`);
	return viewers ?? 0;
}
const known = {
	key: "known",
	many: true,
	write(state) {
		const { rules } = state;
		const entries = knownCards(state).flatMap((card) => {
			const viewers = viewerNames(sureOf(state, card), rules.seats);
			return viewers === "" ? [] : [`${cardName(rules.deck, card)}: ${viewers}`];
		});
		return entries.length === 0 ? [] : [entries.join("; ")];
	},
	read(loading, value) {
		for (const piece of splitAt(value, ";")) {
			const entry = readEntry(loading, piece);
			if (entry !== void 0) placeKnown(loading.state, entry[0], readViewers(loading, entry[1]));
		}
	}
};
function tracesOf(state, card) {
	const { rules } = state;
	const byNooks = /* @__PURE__ */ new Map();
	for (let viewer = 0; viewer < 5; viewer++) {
		const nooks = viewer < rules.seats || viewer === 4 ? nooksOf(state, card, viewer) : 0;
		if (nooks !== 0) byNooks.set(nooks, (byNooks.get(nooks) ?? 0) | 1 << viewer);
	}
	return [...byNooks].map(([nooks, viewers]) => `${cardName(rules.deck, card)}: ${viewerNames(viewers, rules.seats)} ${nookNames(nooks).join(" ")}`);
}
const KNOWLEDGE_PARTS = [known, {
	key: "trace",
	many: true,
	write(state) {
		const entries = knownCards(state).flatMap((card) => tracesOf(state, card));
		return entries.length === 0 ? [] : [entries.join("; ")];
	},
	read(loading, value) {
		for (const piece of splitAt(value, ";")) {
			const entry = readEntry(loading, piece);
			if (entry === void 0) continue;
			const [who, ...places] = splitAt(entry[1], " ");
			const viewers = who === void 0 ? 0 : readViewers(loading, who);
			const nooks = nooksNamed(places.map(({ text }) => text));
			if (nooks === void 0 || nooks === 0) loading.fault(entry[1], "not-a-nook", `${said(entry[1])} names no places`, "ops.a experience.a under slot.0 marked");
			else for (let viewer = 0; viewer < 5; viewer++) if (viewers >>> viewer & 1) setNooks(loading.state, entry[0], viewer, nooks);
		}
	}
}];
// packages/sway/src/text/position-parts.ts
const PARTS = [
	...FIRST_PARTS,
	...COURSE_PARTS,
	...CARD_PARTS,
	...KNOWLEDGE_PARTS
];
const PART_OF = new Map(PARTS.map((part) => [part.key, part]));
const OPTION_KEYS = [
	"set",
	"deck",
	"card"
];
// packages/sway/src/text/position-text.ts
const LONGEST = 6e4;
function makePosition(state, { options }) {
	const lines = writeOptions(state.rules.options, options);
	for (const { key, write } of PARTS) for (const value of write(state)) lines.push(value === "" ? key : `${key} ${value}`);
	return lines.join("\n");
}
function parsePosition(text, given, seats, rng, writing) {
	if (text.length > LONGEST) return fail([{
		code: "too-long",
		message: `a position has at most ${LONGEST} characters`
	}]);
	const fields = fieldsOf(text);
	const faults = [];
	const options = optionsOf(fields, given, seats, writing, faults);
	if (!options.ok) return fail([...faults, ...placed(options.fault, fields)]);
	const state = writing.create(options.value, seats);
	clear(state.ints);
	const loading = new Loading(state, faults);
	readFields(loading, fields);
	loading.deal(rng);
	if (faults.length === 0) finish$2(loading, fields);
	return faults.length > 0 ? fail(faults.sort(inOrder)) : ok(state);
}
const lastRead = /* @__PURE__ */ new WeakMap();
function optionsOf(fields, given, seats, writing, faults) {
	const told = fields.filter(({ key }) => OPTION_KEYS.includes(key));
	if (told.length === 0) return ok(given);
	const said = told.map(({ key, value }) => `${key} ${value.text}`).join("\n");
	const last = lastRead.get(given);
	if (last?.said === said) return ok(last.options);
	const read = writing.parseOptions(readOptions(told, given, writing.options, faults), seats);
	if (!read.ok || faults.length > 0) return read;
	const options = canonicalJson(read.value) === canonicalJson(given) ? given : read.value;
	lastRead.set(given, {
		said,
		options
	});
	return ok(options);
}
const inOrder = (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
function placed(faults, fields) {
	const about = (key) => fields.find((field) => field.key === key);
	return faults.map((fault) => {
		const key = fault.path?.startsWith("options.deck") || fault.path?.startsWith("options.custom") ? "card" : "set";
		const field = about(key);
		return field === void 0 ? fault : {
			...fault,
			line: field.at.line,
			column: field.at.column
		};
	});
}
function readFields(loading, fields) {
	const seen = /* @__PURE__ */ new Set();
	const known = fields.filter((field) => {
		const part = PART_OF.get(field.key);
		if (OPTION_KEYS.includes(field.key)) return false;
		if (part === void 0) loading.fault(field.at, "unknown-field", `there is no field ${field.key}`, hintFor(field.key, [...PART_OF.keys(), ...OPTION_KEYS]));
		else if (seen.has(field.key) && part.many !== true) loading.fault(field.at, "field-twice", `${field.key} is given twice`);
		const isFirst = !seen.has(field.key);
		seen.add(field.key);
		return part !== void 0 && (part.many === true || isFirst);
	});
	for (const { key } of FIRST_PARTS) for (const field of known) if (field.key === key) read(loading, field);
	for (const field of known) if (FIRST_PARTS.every(({ key }) => key !== field.key)) read(loading, field);
	if (!seen.has("phase")) loading.fault(NOWHERE, "no-phase", "which phase is it?", "phase plot, and whose turn: turn a");
}
const read = (loading, { key, value, at: where }) => PART_OF.get(key)?.read(loading, value.text === "" ? {
	...value,
	line: where.line,
	column: where.column
} : value);
function finish$2(loading, fields) {
	const { state } = loading;
	const { ints } = state;
	recountLines(state);
	if (loading.seatAsked !== void 0) ints[2] = loading.seatAsked;
	else if (isPlain(state)) ints[2] = plainlyAsked(state);
	else if (ints[0] !== PHASE.over && faultsOf(state, false).length === 0) settle(state);
	loading.checkRecruiting();
	for (const [key, message, clause] of faultsOf(state)) {
		const field = fields.find((one) => one.key === key) ?? fields.find((one) => one.key === "phase");
		loading.faults.push({
			code: `bad-${key}`,
			message,
			...clause === void 0 ? {} : { clause },
			path: key,
			...field === void 0 ? {} : {
				line: field.at.line,
				column: field.at.column
			}
		});
	}
}
// packages/sway/src/text/notation.ts
const makeNotation = (writing) => ({
	parseMove,
	makeMove,
	makePosition: (state) => makePosition(state, writing),
	parsePosition: (text, options, seats, rng) => parsePosition(text, options, seats, rng, writing),
	draw: draw$1
});
// packages/sway/src/edition.ts
function makeGame(edition) {
	const { options, clauses } = edition;
	const parseOptions = makeParseOptions(edition);
	const create = makeCreate(edition);
	return defineGame({
		id: edition.id,
		title: edition.title,
		rulesVersion: edition.rulesVersion,
		seats: [2, 4],
		packs: () => edition.packs,
		moves: MOVES,
		events: EVENTS,
		mostMoves: edition.mostMoves,
		notation: makeNotation({
			options,
			clauses,
			parseOptions,
			create
		}),
		optionSchema: makeOptionSchema(options),
		parseOptions,
		contents: { deck: DECK_CONTENT },
		reseat,
		teams: (_, seats) => teams(seats),
		create,
		setup,
		toAct,
		legal,
		judge: judge$1,
		play: play$2,
		clock,
		outcome,
		window: windowOf,
		view,
		imagine
	});
}
const reseat = (options, seats) => options.custom === void 0 ? options : {
	...options,
	custom: options.custom.map((card) => card.owner === void 0 ? card : {
		...card,
		owner: (card.owner + seats - 1) % seats
	})
};
function makeCreate(edition) {
	const made = /* @__PURE__ */ new WeakMap();
	let own;
	const deckFor = ({ deck, custom = [] }) => {
		if (deck !== void 0 || custom.length > 0) return deckOf(deck ?? edition.deck, custom);
		own ??= deckOf(edition.deck);
		return own;
	};
	return (options, seats) => {
		const bySeats = made.get(options) ?? [];
		made.set(options, bySeats);
		bySeats[seats] ??= rulesFor(edition, options, seats, deckFor(options));
		return makeState(bySeats[seats]);
	};
}
function rulesFor(edition, options, seats, deck) {
	return makeRules(edition.compose(options), deck, options, seats, edition.clauses);
}
// packages/sway/src/options.ts
const COMMON_OPTIONS = {
	first: choice("who begins", [
		"lot",
		"a",
		"b"
	]),
	faction: choice("which of the deck's factions seat a plays", [
		"lot",
		"first",
		"second"
	]),
	overtime: choice("what running out of time does", ["lose", "finish"]),
	handicap: integer("how far below 7 the opening refill of who turns first stops", 0, 0, 3),
	window: integer("how long an interrupt is waited for, in milliseconds", 2e3, 0, 6e4),
	house: text("house rules: recorded and shown, not enforced", 2e3)
};
// packages/sway/src/state.ts
const phaseIn = (ints) => ints[0];
const taskIn = (ints) => ints[1];
const askedIn = (ints) => ints[2];
const turningIn = (ints) => ints[4];
const turnsIn = (ints) => ints[7];
const plottedIn = (ints) => ints[10];
const loserIn = (ints) => ints[11];
const winnerIn = (ints) => ints[979];
const barredIn = (ints) => ints[16];
const opsCountOf = (ints, seat) => ints[218 + seat];
const experienceCountOf = (ints, home) => ints[242 + home];
const reserveCountOf = (ints, side) => ints[256 + side];
const unseenCountIn = (ints) => ints[23];
const underCountIn = (ints) => ints[185];
const drawnIn = (ints) => ints[269];
const opsInt = (ints, seat, i) => ints[198 + seat * 5 + i];
const experienceInt = (ints, home, i) => ints[222 + home * 5 + i];
const entryAt = (ints, index) => ints[272 + index];
const engagedCountIn = (ints) => ints[432];
const hiddenCountIn = (ints) => ints[443];
const lineCountOf = (ints, side) => ints[433 + side];
const lineSwayOf = (ints, side) => ints[435 + side];
const lineEpicsOf = (ints, side) => ints[437 + side];
const lineCovertsOf = (ints, side) => ints[439 + side];
const lineFightsOf = (ints, side) => ints[441 + side];
const openOf = (ints, cls) => ints[445 + cls];
const strikeIn = (ints) => ints[271];
const unlockedOf = (ints, seat) => ints[479 + seat];
function countsDown(ints, side) {
	const from = 471 + side * 4;
	return (ints[from] | ints[from + 1] | ints[from + 2] | ints[from + 3]) !== 0;
}
// packages/sway/players/worth.ts
const KEEPS = {
	battle: 4,
	covert: 2,
	engineering: 3,
	leadership: 4,
	logistics: 4,
	navigation: 2.5,
	omen: 1,
	persuasion: 3.5,
	rescue: 3,
	ruin: 2,
	triumph: 2,
	valor: 1.5,
	vengeance: 2,
	vision: 3,
	warfare: 2,
	negotiation: 1,
	sabotage: 3.5,
	strike: 6,
	dread: 2.5,
	endurance: 1.5,
	insurgence: 3,
	maven: 4,
	replication: 2,
	enlist: 1,
	sacrifice: 3
};
const BY_ABILITY = Float64Array.from(ABILITIES, (name) => KEEPS[name] ?? 1);
const worthOfCard = (deck, card) => BY_ABILITY[deck.ability[card]] + deck.sway[card] * .6 + deck.epic[card] * 2;
const STEPS = 16;
const RANGE = 12;
const LOGISTIC = Float64Array.from({ length: 385 }, (_, i) => 1 / (1 + Math.exp(RANGE - i / STEPS)));
const logistic = (x) => x <= -12 ? 0 : x >= RANGE ? 1 : LOGISTIC[(x + RANGE) * STEPS + .5 | 0];
// packages/sway/players/figures.ts
const LAST = 9;
const upTo = (each) => Array.from({ length: 10 }, (_, cards) => each(cards));
function made({ even, spread, none, nobody, plots, waits, ...rest }) {
	const prospect = ({ start, own, rivals, best, draws }) => ({
		own: upTo((cards) => start + own * cards + (none[cards] ?? 0)),
		rivals: upTo((cards) => rivals * cards + (nobody[cards] ?? 0)),
		best,
		draws
	});
	return {
		...rest,
		even: upTo((cards) => even[0] + even[1] * cards),
		spread: upTo((cards) => spread[0] + spread[1] * cards),
		plots: prospect(plots),
		waits: prospect(waits)
	};
}
const GUESSED = made({
	even: [1, 2.25],
	spread: [1, .25],
	barred: 1,
	spent: [.6, .27],
	none: [-2.5, 0],
	nobody: [2.5, 0],
	plots: {
		start: .2,
		own: .42,
		rivals: -.74,
		best: .14,
		draws: .12
	},
	waits: {
		start: -.1,
		own: .42,
		rivals: -.74,
		best: .14,
		draws: .12
	},
	countdown: 1.5,
	perCard: 2.2,
	routed: .5
});
const GENESIS$1 = made({
	even: [.43, 1.95],
	spread: [.67, .17],
	barred: 1.13,
	spent: [.67, .17],
	none: [-2.27, .01],
	nobody: [2.71, .2],
	plots: {
		start: -.08,
		own: .35,
		rivals: -.89,
		best: .11,
		draws: .24
	},
	waits: {
		start: -.24,
		own: .27,
		rivals: -.97,
		best: .14,
		draws: .1
	},
	countdown: 1.29,
	perCard: 2.57,
	routed: .56
});
const WORLDS$1 = made({
	even: [.05, 2.07],
	spread: [.38, .25],
	barred: 1,
	spent: [.54, .26],
	none: [-1.84, .25],
	nobody: [.52, .79],
	plots: {
		start: -.17,
		own: .52,
		rivals: -.86,
		best: .11,
		draws: .17
	},
	waits: {
		start: -.12,
		own: .23,
		rivals: -.89,
		best: .17,
		draws: .12
	},
	countdown: 1.31,
	perCard: 2.68,
	routed: .55
});
function chanceOfFailing(figures, total, cards, barred) {
	if (cards === 0) return 1;
	const n = cards < LAST ? cards : LAST;
	return logistic((total - figures.even[n] + (barred ? figures.barred : 0)) / figures.spread[n]);
}
const spentOn = ({ spent }, total) => total <= 0 ? 0 : spent[0] + total * spent[1];
function edgeOf({ own, rivals, best, draws }, cards, total, coming, theirs) {
	const m = theirs < LAST ? theirs : 8.999;
	const low = m | 0;
	const between = rivals[low] + (m - low) * (rivals[low + 1] - rivals[low]);
	return own[cards < LAST ? cards : LAST] + between + best * total + draws * coming;
}
// packages/bots/src/bot.ts
const useOf$2 = ({ ms }) => ms - Math.min(ms / 10, 5);
function deadline(time) {
	const end = time.now() + useOf$2(time);
	let isLate = false;
	return () => isLate ||= time.now() >= end;
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
// packages/sway/players/answers.ts
const { discard, done, give, pass: pass$3, recruit: recruit$2, refill: refill$1, take, unlock } = MOVES.kinds;
const UNLOCKS = [
	"sacrifice",
	"persuasion",
	"rescue",
	"covert",
	"vision",
	"leadership",
	"engineering",
	"battle",
	"strike",
	"logistics",
	"sabotage",
	"warfare",
	"navigation",
	"vengeance",
	"omen",
	"valor",
	"negotiation",
	"enlist"
];
const WISH = Int8Array.from(ABILITIES, (name) => 30 - UNLOCKS.indexOf(name));
function answer(state, seat, list) {
	const n = legal(state, seat, list);
	let best = 0;
	let most = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < n; i++) {
		const value = valueOfMove(state, list[i]);
		if (value > most) {
			most = value;
			best = i;
		}
	}
	return list[best];
}
function valueOfMove(state, move) {
	const { deck } = state.rules;
	if (discard.is(move)) return -worthOfCard(deck, discard.get.card(move));
	if (give.is(move)) return -worthOfCard(deck, give.get.card(move));
	if (take.is(move)) return 100 + worthOfCard(deck, take.get.card(move));
	if (recruit$2.is(move)) return 100 + worthToRecruit(state, recruit$2.get.card(move));
	if (unlock.is(move)) return WISH[unlock.get.ability(move)];
	if (refill$1.is(move)) return refill$1.get.count(move) - .5;
	return done.is(move) || pass$3.is(move) ? 0 : -1;
}
function worthToRecruit({ ints, rules }, card) {
	const { deck } = rules;
	if (rules.hasReserve || phaseIn(ints) === PHASE.draft) return worthOfCard(deck, card);
	return deck.sway[card] + deck.epic[card] * 4;
}
// packages/sway/players/traits.ts
const byAbility = (values) => Int8Array.from(ABILITIES, (name) => values[name] ?? 0);
const PERMISSIONS = byAbility({
	battle: 2,
	covert: 1,
	engineering: 1,
	leadership: 2,
	persuasion: 1,
	rescue: 1,
	ruin: 1,
	triumph: 1,
	warfare: 1,
	sabotage: 2,
	strike: 8,
	dread: 1,
	insurgence: 1,
	maven: 2,
	replication: 1,
	sacrifice: 1
});
const DRAWS = byAbility({
	engineering: 1,
	logistics: 3,
	navigation: 2,
	omen: 1,
	valor: 1,
	vengeance: 2,
	negotiation: 1
});
const KIND = byAbility({
	covert: 1,
	battle: 2,
	warfare: 2,
	vision: 4,
	valor: 8
});
const has = (names, ability) => (names >>> ability & 1) === 1;
function bestName(state, seat, names) {
	const barred = (barsFights(state, seat) ? 2 : 0) | (barsCovert(state, seat) ? 1 : 0);
	const hides = phaseIn(state.ints) === PHASE.plot;
	let best = -1;
	for (let bits = names; bits !== 0; bits = withoutLowest(bits)) {
		const name = lowestBit(bits);
		if ((KIND[name] & barred) !== 0 || name === ABILITY.sabotage && hides) continue;
		if (best < 0 || PERMISSIONS[name] * 4 + DRAWS[name] > PERMISSIONS[best] * 4 + DRAWS[best]) best = name;
	}
	return best;
}
const MASKS = 512;
const COUNT = Uint8Array.from({ length: MASKS }, (_, mask) => bitCount(mask));
const DRAWS_AT = 8;
const PERSUASIONS_AT = 14;
const EPICS_AT = 18;
const VALORS_AT = 22;
const COUNTDOWNS_AT = 26;
const BARRED = 128;
const PERSUADED = 3;
const useOf$1 = (ability, sway) => PERMISSIONS[ability] * 3 + DRAWS[ability] + sway;
var Hand = class {
	n = 0;
	card = /* @__PURE__ */ new Int32Array(9);
	sway = /* @__PURE__ */ new Int32Array(9);
	ability = /* @__PURE__ */ new Int32Array(9);
	as = /* @__PURE__ */ new Int32Array(9);
	can = new Uint8Array(MASKS);
	best = new Int16Array(MASKS);
	taken = /* @__PURE__ */ new Int32Array(13);
	kind = /* @__PURE__ */ new Uint8Array(9);
	epic = /* @__PURE__ */ new Uint8Array(9);
	gain = /* @__PURE__ */ new Int32Array(9);
	sums = new Int32Array(MASKS);
	gains = new Int32Array(MASKS);
	kinds = new Uint8Array(MASKS);
	persuading = 0;
	budgets = /* @__PURE__ */ new Int32Array(8);
	bins = /* @__PURE__ */ new Int32Array(17);
	budgetCount = 0;
	countOf(mask) {
		return COUNT[mask];
	}
	swayOf(mask) {
		return this.sums[mask] & 255;
	}
	drawsOf(mask) {
		return this.sums[mask] >> DRAWS_AT & 63;
	}
	persuasionsOf(mask) {
		return this.persuading + (this.sums[mask] >> PERSUASIONS_AT & 15);
	}
	countsDown(mask) {
		return this.sums[mask] >> COUNTDOWNS_AT !== 0;
	}
	get spare() {
		const all = (1 << this.n) - 1;
		return 1 + (this.gains[all] >> 8) - this.n;
	}
	look(state, seat, lives) {
		this.n = 0;
		this.readOps(state, seat);
		if (state.rules.unlockable !== 0) this.readExperience(state, seat, lives);
		this.readBudgets(state.ints);
	}
	read(state, seat, lives) {
		this.look(state, seat, lives);
		this.prepare(state, seat);
		this.addUp();
		this.settle(state.ints);
	}
	measure(state, seat) {
		this.n = 0;
		this.readOps(state, seat);
		if (state.rules.unlockable !== 0) this.readExperience(state, seat, false);
		this.prepare(state, seat);
		this.addUp();
		const { sums, gains, kinds } = this;
		const masks = 1 << this.n;
		let best = 0;
		for (let mask = 1; mask < masks; mask++) {
			const sum = sums[mask];
			const count = COUNT[mask];
			const total = (sum & 255) + (sum >> PERSUASIONS_AT & 15) * PERSUADED + (sum >> EPICS_AT & 15) * count;
			if (total <= best) continue;
			const kind = kinds[mask];
			if ((kind & 3) === 3) continue;
			let left = 1 + (gains[mask] >> 8) - count;
			if ((kind & 8) !== 0) left += (sum >> VALORS_AT & 15) - 1;
			if (left < 0 && (kind & 4) !== 0) left += this.payable(mask, false);
			if (left >= 0) best = total;
		}
		return best;
	}
	readOps({ ints, rules }, seat) {
		const { deck } = rules;
		for (let i = 0; i < 5; i++) for (let bits = opsInt(ints, seat, i); bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(i, bits);
			this.add(deck, card, deck.ability[card], 0);
		}
	}
	readExperience(state, seat, lives) {
		const { ints, rules } = state;
		const unlocked = unlockedOf(ints, seat);
		if (unlocked === 0) return;
		const { deck } = rules;
		const home = homeOf(rules, seat);
		let offered = phaseIn(ints) !== PHASE.plot || countsDown(ints, seat & 1) || !has(unlocked, ABILITY.sacrifice);
		let struck = strikeIn(ints) > 0 || opsCountOf(ints, seat) < 3 || !has(unlocked, ABILITY.strike);
		const usual = bestName(state, seat, unlocked & ~(1 << ABILITY.strike));
		for (let i = 0; i < 5; i++) for (let bits = experienceInt(ints, home, i) & (lives ? -1 : ~deck.lives[i]); bits !== 0; bits = withoutLowest(bits)) {
			const name = !offered ? ABILITY.sacrifice : !struck ? ABILITY.strike : usual;
			if (name < 0) continue;
			if (!offered) offered = true;
			else struck = true;
			this.add(deck, lowestMember(i, bits), name, name + 1);
		}
	}
	add(deck, card, ability, as) {
		const sway = deck.sway[card];
		let place = this.n;
		if (place === 9) {
			let worst = 0;
			for (let i = 1; i < 9; i++) if (useOf$1(this.ability[i], this.sway[i]) < useOf$1(this.ability[worst], this.sway[worst])) worst = i;
			if (useOf$1(ability, sway) <= useOf$1(this.ability[worst], this.sway[worst])) return;
			for (let i = worst; i + 1 < 9; i++) this.move(i + 1, i);
			place = 8;
		} else this.n++;
		for (; place > 0 && this.sway[place - 1] > sway; place--) this.move(place - 1, place);
		this.card[place] = card;
		this.sway[place] = sway;
		this.ability[place] = ability;
		this.as[place] = as;
		this.epic[place] = deck.epic[card];
		this.kind[place] = KIND[ability] | KIND[deck.ability[card]];
	}
	move(from, to) {
		this.card[to] = this.card[from];
		this.sway[to] = this.sway[from];
		this.ability[to] = this.ability[from];
		this.as[to] = this.as[from];
		this.epic[to] = this.epic[from];
		this.kind[to] = this.kind[from];
	}
	readBudgets(ints) {
		this.budgetCount = 0;
		for (let budget = 6; budget > 0; budget--) for (let i = openOf(ints, POOL.vision1 + budget - 1); i > 0 && this.budgetCount < 8; i--) this.budgets[this.budgetCount++] = budget;
	}
	prepare(state, seat) {
		const { ints } = state;
		const obstructs = phaseIn(ints) === PHASE.obstruct;
		const barred = (barsFights(state, seat) ? 2 : 0) | (barsCovert(state, seat) ? 1 : 0);
		const struck = strikeIn(ints) > 0;
		const strikeOn = strikeIn(ints) === 2;
		this.persuading = openOf(ints, POOL.persuasion);
		for (let i = 0; i < this.n; i++) {
			const card = this.card[i];
			if (strikeOn && isFresh(state, card) || (this.kind[i] & barred) !== 0) this.kind[i] |= BARRED;
			const rescue = this.as[i] === 0 && this.ability[i] === ABILITY.rescue ? 1 : 0;
			const free = this.as[i] === 0 && (struck || rescue === 1 && obstructs) ? 1 : 0;
			const opens = PERMISSIONS[this.ability[i]];
			this.gain[i] = opens + free + (opens + rescue << 8);
		}
	}
	addUp() {
		const { sums, gains, kinds } = this;
		kinds[0] = 0;
		for (let i = 0; i < this.n; i++) {
			const half = 1 << i;
			const name = this.ability[i];
			const sum = this.sway[i] + (DRAWS[name] << DRAWS_AT) + (this.epic[i] << EPICS_AT) + (name === ABILITY.persuasion ? 16384 : 0) + (name === ABILITY.valor ? 1 << VALORS_AT : 0) + (name === ABILITY.sacrifice || name === ABILITY.dread ? 1 << COUNTDOWNS_AT : 0);
			const gain = this.gain[i];
			const kind = this.kind[i];
			for (let rest = 0; rest < half; rest++) {
				sums[half + rest] = sums[rest] + sum;
				gains[half + rest] = gains[rest] + gain;
				kinds[half + rest] = kinds[rest] | kind;
			}
		}
	}
	settle(ints) {
		const { sums, gains, kinds, can, best } = this;
		const open = openOf(ints, POOL.plain) + openOf(ints, POOL.engineering) + openOf(ints, POOL.persuasion) + openOf(ints, POOL.sabotage) + openOf(ints, POOL.insurgence);
		const valor = openOf(ints, POOL.valor) + openOf(ints, POOL.undrawn);
		const budgets = this.budgetCount > 0;
		const ready = open > 0 || valor > 0;
		can[0] = 1;
		best[0] = 0;
		const masks = 1 << this.n;
		for (let mask = 1; mask < masks; mask++) {
			const kind = kinds[mask];
			const sum = sums[mask];
			let now = open + (gains[mask] & 255) - COUNT[mask];
			let later = 1 + (gains[mask] >> 8) - COUNT[mask];
			best[mask] = 0;
			can[mask] = 0;
			if ((kind & 3) === 3) continue;
			if ((kind & 8) !== 0) {
				const valors = sum >> VALORS_AT & 15;
				later += valors - 1;
				now += valor > 0 ? valors : valors - 1;
			}
			const sees = (kind & 4) !== 0;
			if (sees && later < 0) later += this.payable(mask, false);
			if (later >= 0) best[mask] = (sum & 255) + (sum >> PERSUASIONS_AT & 15) * PERSUADED;
			if ((kind & BARRED) !== 0) continue;
			const paid = (sees || budgets) && (now < 0 || open === 0) ? this.payable(mask, true) : 0;
			if (now + paid >= 0 && (ready || paid > 0 || this.starts(mask))) can[mask] = 1;
		}
		for (let bit = 1; bit < masks; bit <<= 1) for (let base = bit; base < masks; base += bit << 1) for (let mask = base; mask < base + bit; mask++) if (best[mask ^ bit] > best[mask]) best[mask] = best[mask ^ bit];
	}
	isFree(i) {
		return (this.gain[i] & 255) > PERMISSIONS[this.ability[i]];
	}
	starts(mask) {
		for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) if (this.isFree(lowestBit(bits))) return true;
		return false;
	}
	binFor(sway, bins) {
		let bin = -1;
		for (let k = 0; k < bins; k++) if (this.bins[k] >= sway && (bin < 0 || this.bins[k] < this.bins[bin])) bin = k;
		return bin;
	}
	payable(mask, pool) {
		const { bins } = this;
		let count = 0;
		if (pool) for (; count < this.budgetCount; count++) bins[count] = this.budgets[count];
		const old = count;
		for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
			const i = lowestBit(bits);
			if (this.ability[i] === ABILITY.vision) bins[count++] = 7 - this.sway[i];
		}
		let paid = 0;
		for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
			const i = lowestBit(bits);
			if (this.isFree(i)) continue;
			const bin = this.binFor(this.sway[i], this.ability[i] === ABILITY.vision ? old : count);
			if (bin < 0) continue;
			bins[bin] -= this.sway[i];
			paid++;
		}
		return paid;
	}
	budgetFor(mask, i) {
		if (this.budgetCount === 0) return 0;
		for (let k = 0; k < this.budgetCount; k++) this.bins[k] = this.budgets[k];
		for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
			const j = lowestBit(bits);
			const bin = this.binFor(this.sway[j], this.budgetCount);
			if (bin < 0) continue;
			if (j === i) return this.budgets[bin];
			this.bins[bin] -= this.sway[j];
		}
		return 0;
	}
	total({ ints, rules }, side, mask) {
		const sway = lineSwayOf(ints, side) + (this.sums[mask] & 255);
		const epics = lineEpicsOf(ints, side) + (this.sums[mask] >> EPICS_AT & 15);
		if (epics === 0) return sway;
		const cards = lineCountOf(ints, side) + COUNT[mask];
		return sway + epics * (cards < rules.epicCap ? cards : rules.epicCap);
	}
	readTaken({ ints, rules }, side) {
		const { taken } = this;
		let n = 0;
		for (let i = 0; i < engagedCountIn(ints); i++) {
			const entry = entryAt(ints, i);
			if ((ENTRY.get.seat(entry) & 1) === side || ENTRY.get.hidden(entry) === 1) continue;
			const sway = rules.deck.sway[ENTRY.get.card(entry)] << ENTRY.get.doubled(entry);
			let place = n < taken.length - 1 ? n++ : n - 1;
			for (; place > 0 && taken[place] < sway; place--) taken[place + 1] = taken[place];
			taken[place + 1] = sway;
		}
		taken[0] = 0;
		for (let k = 1; k < taken.length; k++) taken[k] = taken[k - 1] + (k <= n ? taken[k] : 0);
	}
};
// packages/sway/players/sentences.ts
const { draw, name: name$2, negotiate, omen, persuade: persuade$2, recruit: recruit$1, refill } = MOVES.kinds;
function sentenceOf(state, seat, list) {
	const { ints, rules } = state;
	if (openOf(ints, POOL.persuasion) > 0) return persuadeBest(state, seat);
	if (costOfDrawing(state, seat) === 0) {
		const most = mostToDraw(state, seat, 7);
		if (most > 0) {
			if (openOf(ints, POOL.engineering) > 0) return draw.pack(ABILITY.engineering, 1);
			if (openOf(ints, POOL.undrawn) > 0) return draw.pack(ABILITY.valor, 1);
			if (openOf(ints, POOL.navigation) > 0) return draw.pack(ABILITY.navigation, Math.min(2, most));
			if (openOf(ints, POOL.vengeance) > 0) return draw.pack(ABILITY.vengeance, Math.min(2, most));
			if (openOf(ints, POOL.negotiation) > 0 && hasFewer(state, seat)) return negotiate.tag;
			if (openOf(ints, POOL.omen) > 0) return lookMost(state);
			if (openOf(ints, POOL.refill) > 0) return refill.pack(most);
		}
	}
	if (rules.unlockable !== 0) {
		for (let limit = 6; limit > 0; limit--) if (openOf(ints, POOL.enlist1 - 1 + limit) > 0) {
			const card = bestRecruit(state, seat, limit);
			if (card !== void 0) return recruit$1.pack(card, limit);
		}
	}
	return rules.nameable === 0 ? void 0 : nameBest(state, seat, list);
}
const hasFewer = ({ ints, rules }, seat) => opsCountOf(ints, seat) < opsCountOf(ints, nextSeat(rules, seat));
function lookMost({ ints }) {
	const destiny = unseenCountIn(ints) + underCountIn(ints);
	return omen.pack(destiny < 4 ? destiny : 4);
}
function persuadeBest(state, seat) {
	const { ints, rules } = state;
	let best = -1;
	let most = -1;
	for (let i = 0; i < engagedCountIn(ints); i++) {
		const entry = entryAt(ints, i);
		if (sideOf(ENTRY.get.seat(entry)) === sideOf(seat) || endures(state, i)) continue;
		const card = ENTRY.get.card(entry);
		const hidden = (entry & ENTRY_BITS.hidden) !== 0;
		const sway = hidden ? 3 : rules.deck.sway[card] << ENTRY.get.doubled(entry);
		const epic = hidden || rules.deck.epic[card] === 0 ? 0 : lineCountOf(ints, 1 - sideOf(seat));
		if (sway + epic > most) {
			most = sway + epic;
			best = i;
		}
	}
	return best < 0 ? void 0 : persuade$2.pack(best);
}
const found = /* @__PURE__ */ new Int32Array(5);
function bestRecruit(state, seat, limit) {
	const { deck } = state.rules;
	recruitsFor(state, seat, found);
	let best;
	for (let i = 0; i < 5; i++) for (let bits = found[i] & deck.swayUpTo[limit * 5 + i]; bits !== 0; bits = withoutLowest(bits)) {
		const card = lowestMember(i, bits);
		if (best === void 0 || worthOfCard(deck, card) > worthOfCard(deck, best)) best = card;
	}
	return best;
}
function nameBest(state, seat, list) {
	const { ints } = state;
	let open = false;
	for (let i = 0; i < engagedCountIn(ints); i++) open ||= (entryAt(ints, i) & ENTRY_BITS.naming) !== 0;
	if (!open) return void 0;
	const n = legal(state, seat, list);
	let best;
	for (let i = 0; i < n; i++) if (name$2.is(list[i]) && (best === void 0 || PERMISSIONS[name$2.get.ability(list[i])] > PERMISSIONS[name$2.get.ability(best)])) best = list[i];
	return best;
}
// packages/sway/players/mind.ts
const { bring, engage: engage$2, finish: finish$1, interrupt, pass: pass$2, recall, waive } = MOVES.kinds;
const UNKNOWN = 3;
var Mind = class {
	hand = new Hand();
	list;
	hurries;
	figures;
	constructor(list, figures = GUESSED, hurries = false) {
		this.list = list;
		this.figures = figures;
		this.hurries = hurries;
	}
	decide(state, seat) {
		const { ints } = state;
		const phase = phaseIn(ints);
		if (taskIn(ints) === TASK.window) return this.inWindow(state, seat);
		if (taskIn(ints) !== TASK.none) return answer(state, seat, this.list);
		if (phase === PHASE.obstruct || phase === PHASE.plot || phase === PHASE.reveal) return this.inPhase(state, seat);
		return answer(state, seat, this.list);
	}
	inWindow(state, seat) {
		const { ints, rules } = state;
		const n = legal(state, seat, this.list);
		if (n === 2) return this.hurries ? waive.tag : pass$2.tag;
		if (openPermissions(ints) === 0 || opsCountOf(ints, turningIn(ints)) === 0) return pass$2.tag;
		const need = rivalTotal(state, seat);
		for (let i = 0; i < n - 2; i++) if (rules.deck.sway[interrupt.get.card(this.list[i])] >= need) return this.list[i];
		return pass$2.tag;
	}
	inPhase(state, seat) {
		const sentence = sentenceOf(state, seat, this.list);
		if (sentence !== void 0) return sentence;
		const { ints } = state;
		const phase = phaseIn(ints);
		if (this.remembers(ints, seat)) {
			this.hand.look(state, seat, false);
			const mask = this.stillPlanned();
			if (mask > 0) return this.goOn(state, mask);
			if (phase === PHASE.plot) return finish$1.tag;
		}
		this.hand.read(state, seat, false);
		const mask = phase === PHASE.plot ? this.planPlot(state, seat) : this.planAnswer(state, seat, phase === PHASE.reveal ? 1 : 0);
		if (mask <= 0) return mask === 0 ? finish$1.tag : this.inNeed(state, seat);
		this.remember(ints, seat, mask);
		return this.goOn(state, mask);
	}
	planned = /* @__PURE__ */ new Int32Array(5);
	planSeat = -1;
	planTurn = 0;
	planPhase = 0;
	planOps = 0;
	forget() {
		this.planSeat = -1;
	}
	remembers(ints, seat) {
		return this.planSeat === seat && this.planTurn === turnsIn(ints) && this.planPhase === phaseIn(ints) && this.planOps === opsCountOf(ints, seat);
	}
	remember(ints, seat, mask) {
		this.planSeat = seat;
		this.planTurn = turnsIn(ints);
		this.planPhase = phaseIn(ints);
		this.planOps = opsCountOf(ints, seat);
		this.planned.fill(0);
		for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) addMember(this.planned, 0, this.hand.card[lowestBit(bits)]);
	}
	stillPlanned() {
		const { hand, planned } = this;
		let mask = 0;
		for (let i = 0; i < hand.n; i++) if (hasMember(planned, 0, hand.card[i])) mask |= 1 << i;
		return mask;
	}
	goOn(state, mask) {
		const move = this.engageNext(state, mask);
		if (move !== finish$1.tag && engage$2.get.as(move) === 0) this.planOps--;
		return move;
	}
	planPlot(state, seat) {
		this.weighPlots(state, seat);
		return this.bestPlan();
	}
	plans = /* @__PURE__ */ new Float64Array(512);
	bestPlan() {
		const masks = 1 << this.hand.n;
		let best = -1;
		let most = -1;
		for (let mask = 0; mask < masks; mask++) if (this.plans[mask] > most) {
			most = this.plans[mask];
			best = mask;
		}
		return best;
	}
	weighPlots(state, seat) {
		const { hand, plans, figures } = this;
		const { ints, rules } = state;
		const rival = nextSeat(rules, seat);
		const rivals = opsCountOf(ints, rival);
		const barred = (barredIn(ints) >>> rival & 1) === 1;
		const masks = 1 << hand.n;
		for (let mask = 0; mask < masks; mask++) {
			plans[mask] = -1;
			if (hand.can[mask] === 0 || mask === 0 && plottedIn(ints) === 0) continue;
			const total = hand.total(state, sideOf(seat), mask);
			const fails = chanceOfFailing(figures, total, rivals, barred);
			const left = rivals - spentOn(figures, total);
			const edge = this.after(mask, left < 0 ? 0 : left, false) + (hand.countsDown(mask) ? figures.countdown : 0);
			plans[mask] = fails + (1 - fails) * logistic(edge);
		}
	}
	weigh(state, seat) {
		this.hand.read(state, seat, false);
		const phase = phaseIn(state.ints);
		if (phase === PHASE.plot) this.weighPlots(state, seat);
		else this.weighAnswers(state, seat, phase === PHASE.reveal ? 1 : 0);
	}
	planAnswer(state, seat, more) {
		this.weighAnswers(state, seat, more);
		const best = this.bestPlan();
		return best >= 0 ? best : this.hope > 0 ? this.hope : -1;
	}
	hope = 0;
	weighAnswers(state, seat, more) {
		const { hand, plans } = this;
		const { perCard } = this.figures;
		const { ints, rules } = state;
		const side = sideOf(seat);
		const need = rivalTotal(state, seat) + more;
		const rivals = opsCountOf(ints, nextSeat(rules, seat));
		hand.readTaken(state, side);
		const masks = 1 << hand.n;
		let hoped = need;
		this.hope = 0;
		for (let mask = 0; mask < masks; mask++) {
			plans[mask] = -1;
			if (hand.can[mask] === 0) continue;
			const total = hand.total(state, side, mask) + hand.taken[hand.persuasionsOf(mask)];
			if (total >= need) plans[mask] = logistic(this.after(mask, rivals, true));
			else if (hand.drawsOf(mask) > 0 && total + hand.drawsOf(mask) * perCard >= hoped) {
				hoped = total + hand.drawsOf(mask) * perCard;
				this.hope = mask;
			}
		}
	}
	after(mask, rivals, plots) {
		const { hand, figures } = this;
		const rest = (1 << hand.n) - 1 & ~mask;
		const coming = hand.drawsOf(mask);
		return edgeOf(plots ? figures.plots : figures.waits, hand.countOf(rest) + coming, hand.best[rest] + coming * figures.perCard, hand.drawsOf(rest), rivals + coming * figures.routed);
	}
	inNeed(state, seat) {
		const { ints, rules } = state;
		if (rules.recallsExperience && experienceCountOf(ints, homeOf(rules, seat)) > 0) return recall.tag;
		if (rules.bringsReserve) {
			const n = legal(state, seat, this.list);
			const last = reserveCountOf(ints, sideOf(seat)) === 1;
			const plots = phaseIn(ints) === PHASE.plot;
			if (last || plots) {
				for (let i = 0; i < n; i++) if (bring.is(this.list[i])) return this.list[i];
			}
		}
		return finish$1.tag;
	}
	engageNext(state, mask) {
		const { hand } = this;
		const open = openPermissions(state.ints);
		let best = -1;
		let most = -1;
		let way = -1;
		for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
			const i = lowestBit(bits);
			const by = this.wayToPay(state, mask, i);
			if (by < 0) continue;
			const ability = hand.ability[i];
			const opens = PERMISSIONS[ability];
			const value = (opens > 0 ? 20 + opens * 5 + DRAWS[ability] * 10 : 0) + (ability === ABILITY.vision ? 15 : 0) + (opens === 0 && DRAWS[ability] > 0 ? open > 1 ? 40 : 10 : 0) + hand.sway[i] * .1;
			if (value > most) {
				most = value;
				best = i;
				way = by;
			}
		}
		return best < 0 ? finish$1.tag : engage$2.pack(hand.card[best], way, hand.as[best]);
	}
	wayToPay(state, mask, i) {
		const { ints, rules } = state;
		const { hand } = this;
		const own = hand.as[i] === 0;
		const printed = rules.deck.ability[hand.card[i]];
		if (own && printed === ABILITY.rescue && phaseIn(ints) === PHASE.obstruct) return BY_OF.rescue;
		const fresh = isFresh(state, hand.card[i]);
		const strikes = own || !rules.strikeFromOpsOnly;
		if (strikes && strikeIn(ints) === 2) return fresh ? -1 : BY_OF.strike;
		if (strikeIn(ints) === 2 && fresh) return -1;
		if ((printed === ABILITY.valor || hand.as[i] === ABILITY.valor + 1) && openOf(ints, POOL.valor) + openOf(ints, POOL.undrawn) > 0) return BY_OF.valor;
		const budget = hand.budgetFor(mask, i);
		if (budget > 0) return BY_OF.vision1 + budget - 1;
		if (openOf(ints, POOL.plain) > 0) return BY_OF.plain;
		if (openOf(ints, POOL.persuasion) > 0) return BY_OF.persuasion;
		if (openOf(ints, POOL.engineering) > 0) return BY_OF.engineering;
		if (openOf(ints, POOL.insurgence) > 0) return BY_OF.insurgence;
		if (openOf(ints, POOL.sabotage) > 0) return rules.hidingOptional ? BY_OF.sabotage : BY_OF.hidden;
		return strikes && strikeIn(ints) === 1 && !fresh ? BY_OF.strike : -1;
	}
};
function openPermissions(ints) {
	return openOf(ints, POOL.plain) + openOf(ints, POOL.engineering) + openOf(ints, POOL.persuasion) + openOf(ints, POOL.sabotage) + openOf(ints, POOL.insurgence) + (strikeIn(ints) > 0 ? 8 : 0);
}
const rivalTotal = (state, seat) => {
	const side = 1 - sideOf(seat);
	const { ints } = state;
	return hiddenCountIn(ints) === 0 || phaseIn(ints) === PHASE.reveal ? shownTotal(state, side, true) : shownTotal(state, side, false) + UNKNOWN * hiddenCountIn(ints);
};
// packages/sway/players/outlook.ts
const SIDE = 32;
const BY_LIVES = /* @__PURE__ */ new Float64Array(1024);
for (let own = 0; own < SIDE; own++) for (let theirs = 0; theirs < SIDE; theirs++) BY_LIVES[own * SIDE + theirs] = own === 0 ? 0 : theirs === 0 ? 1 : (BY_LIVES[(own - 1) * SIDE + theirs] + BY_LIVES[own * SIDE + theirs - 1]) / 2;
const clamp = (lives) => lives < 0 ? 0 : lives < SIDE ? lives : 31;
function livesOf({ ints, rules }, side) {
	if (!rules.losesLife) return reserveCountOf(ints, side);
	const { lives } = rules.deck;
	let count = 0;
	for (let i = 0; i < 5; i++) {
		let held = experienceInt(ints, side, i);
		for (let seat = side; seat < rules.seats; seat += 2) held |= opsInt(ints, seat, i);
		count += bitCount(held & lives[i]);
	}
	return count;
}
const GENESIS = {
	plots: [
		-3.84,
		.26,
		.43,
		.77,
		.9,
		.89,
		.79,
		.72,
		.72,
		.72
	],
	waits: [
		.96,
		.77,
		-.09,
		-.24,
		-.23,
		-.21,
		-.01,
		.22,
		.22,
		.22
	],
	own: [
		.058,
		.256,
		.026,
		.031
	],
	theirs: [
		-.08,
		-.207,
		-.036,
		-.067
	],
	lead: .026,
	ahead: .013,
	counts: [.2, -1.7]
};
const WORLDS = {
	plots: [
		-2.67,
		-.3,
		.03,
		.5,
		.5,
		.81,
		.82,
		.95,
		1.08,
		1.13
	],
	waits: [
		1.32,
		.92,
		.32,
		.13,
		.09,
		.05,
		-.1,
		-.05,
		.03,
		.1
	],
	own: [
		.033,
		.145,
		.021,
		.038
	],
	theirs: [
		-.041,
		-.128,
		-.043,
		-.115
	],
	lead: .014,
	ahead: .225,
	counts: [.19, -1.68]
};
const SPENT = {
	plots: [
		-2,
		-.3,
		-.1,
		0,
		0,
		.1,
		.14,
		.2,
		.2,
		.2
	],
	waits: [
		.5,
		-.2,
		-.3,
		-.3,
		0,
		0,
		.1,
		.1,
		.1,
		.1
	],
	own: [
		-.02,
		0,
		.05,
		0
	],
	theirs: [
		-.06,
		.02,
		-.01,
		-.04
	],
	lead: .1,
	ahead: 2.4,
	counts: [0, -2]
};
var Outlook = class {
	hand = new Hand();
	best = 0;
	of(state, side) {
		const { ints, rules } = state;
		if (phaseIn(ints) === PHASE.over) {
			const winner = winnerIn(ints);
			return winner === side ? 1 : winner === 1 - side ? 0 : .5;
		}
		const own = livesOf(state, side);
		const theirs = livesOf(state, 1 - side);
		if (phaseIn(ints) === PHASE.giving) {
			const lost = sideOf(loserIn(ints)) === side;
			return BY_LIVES[clamp(own - (lost ? 1 : 0)) * SIDE + clamp(theirs - (lost ? 0 : 1))];
		}
		const turn = turningIn(ints);
		const chance = this.ofTurn(state, turn, nextSeat(rules, turn));
		const wins = sideOf(turn) === side ? chance : 1 - chance;
		return wins * BY_LIVES[clamp(own) * SIDE + clamp(theirs - 1)] + (1 - wins) * BY_LIVES[clamp(own - 1) * SIDE + clamp(theirs)];
	}
	ofTurn(state, plots, waits) {
		const { ints } = state;
		const weights = destinyCount(state) === 0 ? SPENT : state.rules.hasReserve ? GENESIS : WORLDS;
		let edge = this.sum(state, plots, weights.plots, weights.own);
		const best = this.best;
		edge += this.sum(state, waits, weights.waits, weights.theirs);
		if (best > this.best) edge += weights.ahead + (best - this.best) * weights.lead;
		if (countsDown(ints, sideOf(plots))) edge += weights.counts[0];
		if (countsDown(ints, sideOf(waits))) edge += weights.counts[1];
		return logistic(edge);
	}
	sum(state, seat, byCards, each) {
		const { hand } = this;
		this.best = hand.measure(state, seat);
		const { n } = hand;
		if (n === 0) return byCards[0];
		const all = (1 << n) - 1;
		return byCards[n] + this.best * each[0] + hand.drawsOf(all) * each[1] + hand.swayOf(all) * each[2] + hand.spare * each[3];
	}
};
// packages/sway/players/playout.ts
const MOST_MOVES = 400;
var Playout = class {
	mind;
	outlook;
	constructor(mind, outlook) {
		this.mind = mind;
		this.outlook = outlook;
	}
	value(from, into, seat, line, plots, rng) {
		copyInto(from, into);
		this.mind.forget();
		const { ints } = into;
		const phase = phaseIn(ints);
		const turns = turnsIn(ints);
		let made = 0;
		let turn = phase === PHASE.plot ? turns : -1;
		let ahead = plots;
		for (let moves = 0; moves < MOST_MOVES; moves++) {
			const now = phaseIn(ints);
			if (now === PHASE.over || now === PHASE.giving) break;
			if (now === PHASE.plot && turnsIn(ints) !== turn && taskIn(ints) === TASK.none) {
				turn = turnsIn(ints);
				if (--ahead === 0) break;
			}
			const asked = askedIn(ints);
			play$2(into, asked, made < line.length && asked === seat && turnsIn(ints) === turns && (moves === 0 || now === phase && taskIn(ints) === TASK.none) ? line[made++] : this.mind.decide(into, asked), rng);
		}
		return this.outlook.of(into, sideOf(seat));
	}
};
// packages/sway/players/chances.ts
const PLAYOUTS = 12;
function swayChances(game, figures) {
	const playout = new Playout(new Mind(moveList(game), figures, true), new Outlook());
	let scratch;
	return (given, rng) => {
		const state = given;
		scratch ??= copyState(state);
		let sum = 0;
		for (let i = 0; i < PLAYOUTS; i++) sum += playout.value(state, scratch, 0, [], 1, rng);
		const first = sum / PLAYOUTS;
		return Array.from({ length: state.rules.seats }, (_, seat) => sideOf(seat) === sideOf(0) ? first : 1 - first);
	};
}
// packages/sway/players/bound.ts
const idle = /* @__PURE__ */ new Int32Array(7);
const every = /* @__PURE__ */ new Int32Array(7);
const PLENTY = 1e3;
function mostToCome(state, seat) {
	const { ints, rules } = state;
	const { deck } = rules;
	const side = sideOf(seat);
	const unlocked = rules.unlockable === 0 ? 0 : unlockedOf(ints, seat);
	const home = homeOf(rules, seat);
	idle.fill(0);
	every.fill(0);
	let cards = 0;
	let sway = 0;
	let epics = 0;
	let doubles = openOf(ints, POOL.insurgence);
	let discards = openOf(ints, POOL.persuasion);
	let left = openIn(ints);
	let visions = 0;
	for (let i = 0; i < 5; i++) {
		const ops = opsInt(ints, seat, i);
		for (let bits = unlocked === 0 ? ops : ops | experienceInt(ints, home, i); bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(i, bits);
			const announced = (ops >>> (card & 31) & 1) === 0;
			const ability = deck.ability[card];
			const value = deck.sway[card];
			cards++;
			epics += deck.epic[card];
			every[value]++;
			const names = announced ? unlocked : ability === ABILITY.maven || ability === ABILITY.replication ? rules.nameable : 1 << ability;
			const opens = mostOpened(names);
			if (has(names, ABILITY.insurgence)) doubles++;
			if (has(names, ABILITY.persuasion)) discards++;
			if (has(names, ABILITY.vision)) visions++;
			if (has(names, ABILITY.valor) || ability === ABILITY.valor || has(names, ABILITY.rescue)) left++;
			if (opens > 0) {
				left += opens - 1;
				sway += value;
			} else idle[value]++;
		}
	}
	if (rules.nameable !== 0) {
		for (let i = 0; i < engagedCountIn(ints); i++) if ((entryAt(ints, i) & ENTRY_BITS.naming) !== 0) {
			doubles++;
			discards++;
			left += PLENTY;
		}
	}
	left += paidBy(ints, visions);
	for (let value = 6; value > 0 && left > 0; value--) {
		const some = idle[value] < left ? idle[value] : left;
		sway += some * value;
		left -= some;
	}
	const gain = sway + (doubles < cards ? doubles : cards) * 6 + epics * rules.epicCap + lineEpicsOf(ints, side) * cards;
	return discards === 0 ? gain : gain + takenBy(state, side, discards);
}
const openIn = (ints) => openOf(ints, POOL.plain) + openOf(ints, POOL.persuasion) + openOf(ints, POOL.valor) + openOf(ints, POOL.sabotage) + openOf(ints, POOL.insurgence) + (strikeIn(ints) > 0 ? PLENTY : 0);
function mostOpened(names) {
	let most = 0;
	for (let bits = names; bits !== 0; bits = withoutLowest(bits)) {
		const opens = PERMISSIONS[lowestBit(bits)];
		if (opens > most) most = opens;
	}
	return most > 2 ? PLENTY : most;
}
function paidBy(ints, visions) {
	let paid = visions === 0 ? 0 : visions * smallest(6);
	for (let budget = 1; budget <= 6; budget++) {
		const count = openOf(ints, POOL.vision1 + budget - 1);
		if (count > 0) paid += count * smallest(budget);
	}
	return paid;
}
function smallest(budget) {
	let count = 0;
	let left = budget;
	for (let value = 1; value <= left; value++) {
		const some = Math.min(every[value], Math.trunc(left / value));
		count += some;
		left -= some * value;
	}
	return count;
}
function takenBy(state, side, discards) {
	const { ints, rules } = state;
	const total = totalOf(state, 1 - side);
	if (lineEpicsOf(ints, 1 - side) > 0 || discards >= lineCountOf(ints, 1 - side)) return total;
	let most = 0;
	for (let i = 0; i < engagedCountIn(ints); i++) {
		const entry = entryAt(ints, i);
		if ((ENTRY.get.seat(entry) & 1) === side) continue;
		const sway = rules.deck.sway[ENTRY.get.card(entry)] << ENTRY.get.doubled(entry);
		if (sway > most) most = sway;
	}
	return Math.min(total, most * discards);
}
// packages/sway/players/certain.ts
const { engage: engage$1, persuade: persuade$1 } = MOVES.kinds;
const BUDGET = 7;
function certain(state, seat, list, n) {
	const { ints, rules } = state;
	if (rules.nameable !== 0) return void 0;
	const { deck } = rules;
	lookAround(state, seat);
	const hinders = (around & 1) === 0 ? 0 : (around & 2) === 0 ? 0 : 3;
	for (let i = 0; i < n; i++) {
		const move = list[i];
		if (!engage$1.is(move)) continue;
		const card = engage$1.get.card(move);
		const as = engage$1.get.as(move);
		const by = engage$1.get.by(move);
		const ability = as > 0 ? as - 1 : deck.ability[card];
		if (((KIND[ability] | KIND[deck.ability[card]]) & hinders) !== 0 || as > 0) continue;
		if (by === BY_OF.rescue || by === BY_OF.strike && strikeIn(ints) === 2) return move;
		if (by !== BY_OF.plain || ability === ABILITY.sabotage) continue;
		if (PERMISSIONS[ability] > 0 && deck.sway[card] > budget) return move;
	}
	return openOf(ints, POOL.persuasion) > 0 ? bestDiscard(state, seat, list, n) : void 0;
}
let around = 0;
let budget = 0;
function lookAround({ ints, rules }, seat) {
	const { deck } = rules;
	const unlocked = rules.unlockable === 0 ? 0 : unlockedOf(ints, seat);
	const home = homeOf(rules, seat);
	around = 0;
	budget = 0;
	for (let i = 1; i <= 6; i++) if (openOf(ints, POOL.vision1 + i - 1) > 0) budget = i;
	for (let i = 0; i < 5; i++) {
		const ops = opsInt(ints, seat, i);
		for (let bits = unlocked === 0 ? ops : ops | experienceInt(ints, home, i); bits !== 0; bits = withoutLowest(bits)) {
			const card = lowestMember(i, bits);
			const kind = KIND[deck.ability[card]];
			around |= kind;
			if ((kind & 4) !== 0) budget = Math.max(budget, BUDGET - deck.sway[card]);
		}
		if (unlocked === 0 || experienceInt(ints, home, i) === 0) continue;
		for (let bits = unlocked; bits !== 0; bits = withoutLowest(bits)) around |= KIND[lowestBit(bits)];
		if ((unlocked >>> ABILITY.vision & 1) === 1) budget = 6;
	}
}
function bestDiscard({ ints, rules }, seat, list, n) {
	if (lineEpicsOf(ints, 1 - sideOf(seat)) > 0) return void 0;
	let best;
	let most = 0;
	for (let i = 0; i < n; i++) {
		if (!persuade$1.is(list[i])) continue;
		const entry = entryAt(ints, persuade$1.get.index(list[i]));
		const sway = rules.deck.sway[ENTRY.get.card(entry)] << ENTRY.get.doubled(entry);
		if (sway <= most) continue;
		most = sway;
		best = list[i];
	}
	return best;
}
// packages/sway/players/combo.ts
const { engage, name: name$1, pass: pass$1, persuade } = MOVES.kinds;
const DEEPEST = 64;
const NOTHING = {
	gain: 0,
	move: void 0
};
var ComboSearch = class {
	states = [];
	lists = [];
	mostMoves;
	known = /* @__PURE__ */ new Map();
	nodes = 0;
	most;
	constructor(mostMoves, most = Number.POSITIVE_INFINITY) {
		this.mostMoves = mostMoves;
		this.most = most;
	}
	highest(state, seat) {
		this.known.clear();
		this.nodes = 0;
		const start = this.at(state, 0);
		copyInto(state, start);
		settleLuck(start);
		return {
			margin: marginOf(start, seat) + this.search(start, seat, 0).gain,
			exact: this.nodes < this.most,
			moves: this.movesFrom(start, state, seat)
		};
	}
	at(state, depth) {
		const found = this.states[depth];
		if (found !== void 0 && found.rules === state.rules) return found;
		this.states[depth] = {
			...state,
			ints: new Int32Array(state.ints.length)
		};
		this.lists[depth] ??= moveList({ mostMoves: this.mostMoves });
		return this.states[depth];
	}
	search(state, seat, depth) {
		const key = keyOf(state, seat);
		const found = this.known.get(key);
		if (found !== void 0) return found;
		if (this.nodes >= this.most) return NOTHING;
		this.nodes++;
		const next = this.at(state, depth + 1);
		const list = this.lists[depth];
		const most = mostToCome(state, seat);
		const margin = marginOf(state, seat);
		const n = depth + 1 < DEEPEST ? this.choices(state, seat, list) : 0;
		sortByUse(state, list, n);
		let gain = 0;
		let move;
		for (let i = 0; i < n && gain < most; i++) {
			copyInto(state, next);
			make(next, seat, list[i]);
			settleLuck(next);
			const got = marginOf(next, seat) - margin;
			if (got + mostToCome(next, seat) <= gain) continue;
			const all = got + this.search(next, seat, depth + 1).gain;
			if (all <= gain) continue;
			gain = all;
			move = list[i];
		}
		const node = {
			gain,
			move
		};
		this.known.set(key, node);
		return node;
	}
	choices(state, seat, list) {
		const n = legal(state, seat, list);
		const { ints, rules } = state;
		const strikes = strikeIn(ints) === 2 || strikeIn(ints) === 1 && drawnIn(ints) === 0;
		let kept = 0;
		let idle = -1;
		for (let i = 0; i < n; i++) {
			const move = list[i];
			if (persuade.is(move) || name$1.is(move)) list[kept++] = move;
			if (!engage.is(move) || engage.get.quiet(move) !== 0) continue;
			const by = engage.get.by(move);
			if (!(by === BY_OF.rescue || by === BY_OF.strike && strikes) && by !== BY_OF.insurgence && this.isFree(state, move, strikes)) continue;
			if (by === BY_OF.plain && strikeIn(ints) === 0 && isIdle(state, move)) {
				if (idle < 0) idle = kept++;
				else if (swayOf(rules, move) <= swayOf(rules, list[idle])) continue;
				list[idle] = move;
			} else list[kept++] = move;
		}
		const forced = certain(state, seat, list, kept);
		if (forced === void 0) return kept;
		list[0] = forced;
		return 1;
	}
	isFree(state, move, strikes) {
		const { ints, rules } = state;
		const card = engage.get.card(move);
		if (engage.get.as(move) !== 0) return false;
		return phaseIn(ints) === PHASE.obstruct && hasMember(rules.deck.ofAbility, RESCUE, card) || strikes && !isFresh(state, card);
	}
	movesFrom(start, state, seat) {
		const moves = [];
		const real = copyState(state);
		for (;;) {
			const move = this.known.get(keyOf(start, seat))?.move;
			if (move === void 0) return moves;
			const paid = paidIn(real, move);
			moves.push(paid);
			make(start, seat, move);
			settleLuck(start);
			make(real, seat, paid);
		}
	}
};
function paidIn(state, move) {
	if (!engage.is(move) || engage.get.by(move) !== BY_OF.plain || isOpen$1(state, POOL.plain)) return move;
	return engage.pack(engage.get.card(move), BY_OF.engineering, engage.get.as(move));
}
const swayOf = ({ deck }, move) => deck.sway[engage.get.card(move)];
function isIdle({ rules }, move) {
	const { deck } = rules;
	const card = engage.get.card(move);
	const printed = deck.ability[card];
	const as = engage.get.as(move);
	const ability = as > 0 ? as - 1 : printed;
	return PERMISSIONS[ability] === 0 && (KIND[ability] | KIND[printed]) === 0 && deck.epic[card] === 0;
}
const RESCUE = ABILITY.rescue * 5;
const marginOf = (state, seat) => totalOf(state, sideOf(seat)) - totalOf(state, 1 - sideOf(seat));
function useOf({ rules }, move) {
	if (!engage.is(move)) return 100;
	const as = engage.get.as(move);
	const card = engage.get.card(move);
	const ability = as > 0 ? as - 1 : rules.deck.ability[card];
	return PERMISSIONS[ability] * 8 + (ability === ABILITY.vision ? 6 : 0) + rules.deck.sway[card];
}
function sortByUse(state, list, n) {
	for (let i = 1; i < n; i++) {
		const move = list[i];
		const use = useOf(state, move);
		let place = i;
		for (; place > 0 && useOf(state, list[place - 1]) < use; place--) list[place] = list[place - 1];
		list[place] = move;
	}
}
function make(state, seat, move) {
	play$2(state, seat, move, NO_LUCK);
	const { ints } = state;
	while (taskIn(ints) === TASK.window || taskIn(ints) === TASK.recruit) play$2(state, askedIn(ints), pass$1.tag, NO_LUCK);
}
function settleLuck(state) {
	turnInto(state, POOL.engineering, POOL.plain);
	turnInto(state, POOL.undrawn, POOL.valor);
}
function keyOf({ ints, rules }, seat) {
	const side = sideOf(seat);
	let key = "";
	for (let i = 0; i < 5; i++) key += `${opsInt(ints, seat, i)},`;
	const home = homeOf(rules, seat);
	if (rules.unlockable !== 0) for (let i = 0; i < 5; i++) key += `${experienceInt(ints, home, i)},`;
	for (let cls = 0; cls < CLASS.length; cls++) if (openOf(ints, cls) > 0) key += `${cls}:${openOf(ints, cls)},`;
	key += `${strikeIn(ints)} ${lineCovertsOf(ints, side) > 0} ${lineFightsOf(ints, side) > 0}`;
	if (lineCountOf(ints, 1 - side) > 0) {
		for (let i = 0; i < engagedCountIn(ints); i++) if ((ENTRY.get.seat(entryAt(ints, i)) & 1) !== side) key += `r${ENTRY.get.card(entryAt(ints, i))}`;
	}
	if (rules.nameable !== 0) {
		for (let i = 0; i < engagedCountIn(ints); i++) if ((entryAt(ints, i) & ENTRY_BITS.naming) !== 0) key += `n${entryAt(ints, i) & 255}`;
	}
	return key;
}
// packages/sway/players/lines.ts
const { finish, pass } = MOVES.kinds;
const MOST_POSITIONS = 300;
var Lines = class {
	mind;
	list;
	combos;
	chosen = /* @__PURE__ */ new Int32Array(64);
	constructor(mind, list) {
		this.mind = mind;
		this.list = list;
		this.combos = new ComboSearch(list.length, MOST_POSITIONS);
	}
	propose(state, scratch, seat, most, rng) {
		const { ints } = state;
		const phase = phaseIn(ints);
		if (taskIn(ints) === TASK.window) return this.all(state, seat);
		if (taskIn(ints) !== TASK.none) return [[this.mind.decide(state, seat)]];
		if (phase !== PHASE.obstruct && phase !== PHASE.plot && phase !== PHASE.reveal) return [[this.mind.decide(state, seat)]];
		return this.ofPhase(state, scratch, seat, most, rng);
	}
	all(state, seat) {
		const n = legal(state, seat, this.list);
		return Array.from(this.list.subarray(0, n - 1), (move) => [move]);
	}
	ofPhase(state, scratch, seat, most, rng) {
		const lines = [[this.mind.decide(state, seat)]];
		if (sentenceOf(state, seat, this.list) !== void 0) return lines;
		this.mind.weigh(state, seat);
		const { hand, plans } = this.mind;
		const masks = 1 << hand.n;
		let count = 0;
		while (count < most) {
			let best = -1;
			for (let mask = 0; mask < masks; mask++) if (plans[mask] >= 0 && (best < 0 || plans[mask] > plans[best])) best = mask;
			if (best < 0) break;
			this.chosen[count++] = best;
			for (let mask = 0; mask < masks; mask++) if (hand.countOf(mask) === hand.countOf(best) && hand.swayOf(mask) === hand.swayOf(best) && hand.drawsOf(mask) === hand.drawsOf(best)) plans[mask] = -1;
		}
		const sets = Array.from(this.chosen.subarray(0, count), (mask) => this.cardsOf(mask));
		for (const cards of sets) {
			const line = this.write(state, scratch, seat, cards, rng);
			if (line.length > 0) lines.push(line);
		}
		if (phaseIn(state.ints) !== PHASE.obstruct || count > 0) return lines;
		const { margin, moves } = this.combos.highest(state, seat);
		lines.push(margin >= 0 ? [...moves, finish.tag] : [finish.tag]);
		return lines;
	}
	cardsOf(mask) {
		const cards = /* @__PURE__ */ new Set();
		for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) cards.add(this.mind.hand.card[lowestBit(bits)]);
		return cards;
	}
	write(state, into, seat, cards, rng) {
		copyInto(state, into);
		this.mind.forget();
		const { ints } = into;
		const phase = phaseIn(ints);
		const line = [];
		let drew = false;
		for (let moves = 0; moves < 60; moves++) {
			if (phaseIn(ints) !== phase || turnsIn(ints) !== turnsIn(state.ints)) return line;
			const asked = askedIn(ints);
			if (asked !== seat || taskIn(ints) !== TASK.none) {
				play$2(into, asked, taskIn(ints) === TASK.window ? pass.tag : this.mind.decide(into, asked), rng);
				continue;
			}
			let move = sentenceOf(into, seat, this.list);
			if (move === void 0) {
				this.mind.hand.look(into, seat, false);
				let mask = 0;
				for (let i = 0; i < this.mind.hand.n; i++) if (cards.has(this.mind.hand.card[i])) mask |= 1 << i;
				move = this.mind.engageNext(into, mask);
			} else drew = true;
			if (drew && move === finish.tag) return line;
			line.push(move);
			if (move === finish.tag) return line;
			play$2(into, seat, move, rng);
		}
		return line;
	}
};
// packages/sway/players/search.ts
var Searcher = class {
	mind;
	lines;
	playout;
	sight;
	constructor(game, figures, sight) {
		this.mind = new Mind(moveList(game), figures);
		this.lines = new Lines(this.mind, moveList(game));
		this.playout = new Playout(new Mind(moveList(game), figures, true), new Outlook());
		this.sight = sight;
	}
	choose(world, seat, imagine, means) {
		const stop = deadline(means);
		const luck = new FastLuck(means.rng.below(2147483647));
		imagine(world, luck);
		this.mind.forget();
		const scratch = {
			...world,
			ints: new Int32Array(world.ints.length)
		};
		const lines = this.lines.propose(world, scratch, seat, this.sight.lines, luck);
		if (lines.length === 1) return lines[0][0];
		return this.best(world, scratch, seat, lines, imagine, luck, stop, means.ms)[0];
	}
	best(world, scratch, seat, lines, imagine, luck, stop, ms) {
		const sums = new Float64Array(lines.length);
		let left = lines.map((_, i) => i);
		const most = ms === Number.POSITIVE_INFINITY ? this.sight.worlds : 1e6;
		const dice = new FastLuck(1);
		let worlds = 0;
		let cut = 8;
		for (; worlds < most && left.length > 1 && !stop(); worlds++) {
			if (worlds > 0) imagine(world, luck);
			const seed = luck.below(2147483647);
			for (const i of left) {
				dice.reseed(seed);
				sums[i] += this.playout.value(world, scratch, seat, lines[i], this.sight.plots, dice);
			}
			if (worlds + 1 === cut) {
				left.sort((a, b) => sums[b] - sums[a]);
				left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
				cut *= 2;
			}
		}
		left.sort((a, b) => sums[b] - sums[a]);
		return lines[left[0]];
	}
};
// packages/sway/players/expert.ts
function expertBot(game, level, figures, sight) {
	const searcher = new Searcher(game, figures, sight);
	return {
		game: game.id,
		level,
		choose(view, seat, means) {
			const world = emptyWorld(game, means.setting);
			return searcher.choose(world, seat, (into, rng) => game.imagine(view, into, rng), means);
		}
	};
}
// packages/sway/players/thumb.ts
function thumbBot(game, level, strays) {
	const list = moveList(game);
	const mind = new Mind(moveList(game));
	return {
		game: game.id,
		level,
		choose(view, seat, { setting, rng }) {
			const world = imagined(game, view, setting, rng);
			mind.forget();
			return rng.below(100) < strays && taskIn(world.ints) === TASK.none ? list[rng.below(legal(world, seat, list))] : mind.decide(world, seat);
		}
	};
}
// packages/sway/players/players.ts
const EXPERT = {
	lines: 10,
	plots: 1,
	worlds: 4
};
function swayPlayers(game, figures) {
	return {
		game,
		levels: {
			novice: () => thumbBot(game, "novice", 25),
			club: () => thumbBot(game, "club", 0),
			expert: () => expertBot(game, "expert", figures, EXPERT)
		},
		chances: () => swayChances(game, figures),
		random: () => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng))
	};
}
// packages/games/genesis/src/clauses.ts
const CLAUSES$1 = {
	over: "GEN-WIN-4",
	"not-a-move": "GEN-VAR-2",
	"not-now": "GEN-DEF-18",
	"not-your-turn": "GEN-TRN-2",
	"no-such-card": "GEN-CRD-1",
	"no-such-ability": "GEN-CRD-1",
	"not-in-ops": "GEN-DEF-8",
	"not-in-experience": "GEN-R-28",
	"no-permission": "GEN-DEF-10",
	"over-budget": "GEN-VIS-1",
	"only-valor": "GEN-VAL-2",
	"covert-in-timeline": "GEN-COV-3",
	"battle-in-timeline": "GEN-COV-2",
	"barred-by-covert": "GEN-COV-4",
	"barred-by-strike": "GEN-STR-2",
	"rescue-only-obstructing": "GEN-RES-2",
	"hide-in-plot": "GEN-R-84",
	"nothing-to-decline": "GEN-R-23",
	"not-open": "GEN-DEF-12",
	"ops-full": "GEN-DEF-5",
	"destiny-empty": "GEN-R-7",
	"too-many": "GEN-DEF-4",
	"too-few": "GEN-DEF-17",
	"omen-full": "GEN-OME-4",
	"not-looked-at": "GEN-OME-1",
	"not-yours-to-take": "GEN-OME-2",
	"took-already": "GEN-OME-2",
	"nothing-there": "GEN-PER-1",
	"not-in-timelines": "GEN-MAV-1",
	"endurance-stays": "GEN-R-65",
	"not-fewer": "GEN-NEG-1",
	"not-in-reserve": "GEN-TRN-3",
	"life-stays": "GEN-TRN-4",
	"no-experience": "GEN-EXP-1",
	"experience-empty": "GEN-EXP-2",
	"not-in-void": "GEN-DEF-15",
	"other-faction": "GEN-DEF-15",
	"not-recruitable": "GEN-RCT-3",
	"has-recruitable": "GEN-RCT-5",
	"not-nameable": "GEN-MAV-2",
	"not-in-rival-line": "GEN-REP-1",
	"named-already": "GEN-R-78",
	"naming-barred": "GEN-R-76",
	"marked-first": "GEN-R-13",
	"not-battle": "GEN-BAT-3",
	"nothing-plotted": "GEN-R-41",
	"passed-the-plot": "GEN-R-145",
	"no-reserve": "GEN-WIN-4",
	"all-spent": "GEN-WIN-5",
	left: "GEN-VAR-9",
	time: "GEN-R-105"
};
// packages/games/genesis/src/abilities/dread.ts
const dread = ability("dread");
// packages/games/genesis/src/abilities/endurance.ts
const endurance = ability("endurance");
// packages/games/genesis/src/abilities/insurgence.ts
const insurgence = ability("insurgence");
// packages/games/genesis/src/abilities/naming.ts
const { name } = MOVES.kinds;
const isOpen = ({ ints }, index) => (ints[272 + index] & ENTRY_BITS.naming) !== 0;
function namingAbility(own, from, why) {
	const number = ABILITY[own];
	const owns = (state, move) => {
		const index = name.get.index(move);
		return index < state.ints[432] && state.rules.deck.ability[entryCard(state, index)] === number;
	};
	function list(state, seat, out, from_) {
		const { ints, rules } = state;
		let n = from_;
		for (let i = 0; i < ints[432]; i++) {
			if (!isOpen(state, i) || rules.deck.ability[entryCard(state, i)] !== number) continue;
			for (let rest = from(state, seat) & rules.nameable; rest !== 0; rest = withoutLowest(rest)) {
				const named = lowestBit(rest);
				if (limitOn(state, seat, named) === void 0) out[n++] = name.pack(i, named);
			}
		}
		return n;
	}
	function judge(state, seat, move) {
		const index = name.get.index(move);
		const named = name.get.ability(move);
		if (!isOpen(state, index)) return entrySeat(state, index) === seat && ENTRY.get.as(state.ints[272 + index]) > 0 ? "named-already" : "not-open";
		if ((state.rules.nameable >>> named & 1) === 0) return "not-nameable";
		if ((from(state, seat) >>> named & 1) === 0) return why;
		return limitOn(state, seat, named) === void 0 ? void 0 : "naming-barred";
	}
	return ability(own, {
		open({ ints }, _, index) {
			ints[272 + index] |= ENTRY_BITS.naming;
		},
		acts: [act("name", [31], list, judge, play$1, owns)]
	});
}
function play$1(state, seat, move, _, told) {
	const index = name.get.index(move);
	const named = name.get.ability(move);
	setNamed(state, index, named);
	told?.tell(EVENTS.kinds.named.pack(seat, entryCard(state, index), named), -1, false);
	execute(state, seat, index, named, false, told);
}
// packages/games/genesis/src/abilities/maven.ts
const maven = namingAbility("maven", () => -1, "not-nameable");
// packages/games/genesis/src/abilities/replication.ts
function onRivalsCards(state, seat) {
	const { ints, rules } = state;
	let found = 0;
	for (let i = 0; i < ints[432]; i++) if (entrySide(state, i) !== sideOf(seat) && !isHidden(state, i)) found |= 1 << rules.deck.ability[entryCard(state, i)];
	return found;
}
const replication = namingAbility("replication", onRivalsCards, "not-in-rival-line");
// packages/games/genesis/src/abilities/index.ts
const CUSTOM = [
	negotiation,
	sabotageOf(),
	strikeOf(),
	dread,
	endurance,
	insurgence,
	maven,
	replication
];
// packages/games/genesis/src/options.ts
const OPTIONS$1 = {
	...COMMON_OPTIONS,
	experience: choice("the experience rules", ["off", "on"]),
	recruits: integer("how many cards each may recruit at the start", 0, 0, 20),
	abilities: {
		kind: "text",
		longest: 200,
		initial: "none",
		about: "custom abilities in force: none, all, or their names with commas between"
	},
	recruitable: choice("recruitables on custom cards", ["off", "on"])
};
const CUSTOM_ABILITIES = CUSTOM.map(({ name }) => name);
function agreedAbilities(list) {
	const words = list.toLowerCase().split(/[\s,]+/).filter((word) => word !== "" && word !== "none");
	if (words.includes("all")) return CUSTOM_ABILITIES;
	const unknown = words.find((word) => !CUSTOM_ABILITIES.some((ability) => ability === word));
	return unknown === void 0 ? CUSTOM_ABILITIES.filter((ability) => words.includes(ability)) : { unknown };
}
function tidy(options) {
	const agreed = agreedAbilities(options.abilities);
	if ("unknown" in agreed) return fail([{
		code: "bad-option",
		message: `abilities names ${agreed.unknown}, which is no custom ability`,
		hint: hintFor(agreed.unknown, [
			...CUSTOM_ABILITIES,
			"all",
			"none"
		]),
		path: "options.abilities",
		clause: "GEN-CUS-3"
	}]);
	const all = agreed.length === CUSTOM_ABILITIES.length;
	return ok({
		...options,
		abilities: all ? "all" : agreed.join(",") || "none"
	});
}
// packages/games/genesis/src/compose.ts
const UNNAMED = [
	"battle",
	"maven",
	"replication",
	"ruin",
	"triumph"
];
function compose$1(options) {
	const agreed = agreedAbilities(options.abilities);
	const abilities = [...CORE, ...CUSTOM.filter(({ name }) => !("unknown" in agreed) && agreed.includes(name))];
	const names = abilities.map(({ name }) => name);
	const naming = names.includes("maven") || names.includes("replication");
	const experience = options.experience === "on";
	return {
		abilities,
		nameable: naming ? names.filter((name) => !UNNAMED.includes(name)) : [],
		unlockable: [],
		unrecruited: [],
		course: {
			skipsObstruct: "unopposed",
			ownTurn: experience ? [
				"bring",
				"recall",
				"store"
			] : ["bring"],
			finale: ["gather", "equalise"],
			loss: "reserve",
			afterLoss: ["refill"],
			refill: "any",
			limit: "turn"
		},
		places: {
			home: "reserve",
			experience: experience ? {
				of: "seat",
				faces: "hidden"
			} : void 0,
			custom: "void"
		},
		chosen: {
			draftPicks: options.recruits,
			unlockRights: false,
			recruitable: options.recruitable === "on",
			epicCap: 0,
			idleCap: 0,
			overtimeFinishes: options.overtime === "finish",
			openingShort: options.handicap
		}
	};
}
// packages/games/genesis/src/deck/evergreens.ts
const EVERGREENS$1 = `
Long Frost · ruin 6 · Evergreens
  The strait froze from shore to shore, and the fleet with it. Behind the hedges we burned our own
  orchards to keep the seed warm, and in spring, on black ground, there was nobody left to quarrel
  with.
Harvest of Suns · triumph 6 · Evergreens
  That autumn the terraces gave three crops, one after another, and the fruit lit the cellars like
  lamps. The pilots came up from the shore to ask the price. We told them to bring their children and
  sit down.
Open Gate · triumph 6 · Evergreens
  It never had a lock, only four hundred years of being closed. When at last we lifted the gate from
  its hinges it made a good long table, and both shores ate at it.
Upward Path · leadership 2 · Evergreens
  Every terrace is one season higher than the last. Nobody climbs it in a day, and nobody who has
  climbed it asks to go back.
Night Steward · leadership 2 · Evergreens
  She counts the sleepers, banks the fires, and decides by lamplight what the council will believe it
  thought of in the morning.
Orchard Mother · leadership 3 · Evergreens
  Nine hundred trees, and she knows which of them sulk. People are simpler, she says: they move when
  you call them.
Terrace Reeve · leadership 3 · Evergreens
  He owns the longest measuring rod in the valley and the shortest patience. Between the two, every
  field is level.
Many Hands · leadership 3 · Evergreens
  No one remembers who began the wall. By noon the argument was about where to put the door.
Seed Chancellor · leadership 4 · Evergreens
  His treasury weighs eleven pounds. Wars have been fought for less than a thimble of it.
Moss Abbess · leadership 4 · Evergreens
  Her order has one rule, to stay, and she has kept it longer than the roof has.
First Warden · leadership 5 · Evergreens
  The gardens had keepers before her, but she was the first to plant what she would not live to sit
  beneath. Half the valley is shade because of it.
Sap Rising · engineering 1 · Evergreens
  Put your ear to the bark in the last week of snow. That sound is every plan we have.
Tidal Yard · engineering 2 · Evergreens
  Twice a day the sea does our lifting and asks no wages. Twice a day we thank it, in case.
Master Grafter · engineering 3 · Evergreens
  One trunk, eleven kinds of apple, and a twelfth that he refuses to name until it has fruited twice.
Bridge Builder · engineering 3 · Evergreens
  She builds from both banks and has never been asked which side she is on. She is in the middle, with
  wet feet.
Glass Orchard · engineering 3 · Evergreens
  The first pane was a chapel window, the second a ship’s lantern. Now there are oranges at midwinter,
  and nobody mentions the chapel.
Living Wall · engineering 4 · Evergreens
  Stone cracks and mortar sulks. A wall that grows will mend its own breach, given a wet spring and a
  garrison willing to water it.
Waterwheel Choir · engineering 4 · Evergreens
  Seven wheels, seven notes. The millers hear a broken paddle the way others hear a wrong hymn.
Thorn Captain · warfare 3 · Evergreens
  He asks of every recruit a rose and a reason. The rose is to see how they hold it.
Briar Guard · warfare 3 · Evergreens
  They don’t charge. They are simply in more and more of the places where you meant to step.
Hornet Lines · warfare 3 · Evergreens
  Forty hives on forty poles, one cord, and a small girl with a knife who has been told to count to
  ten.
Iron Hedge · warfare 4 · Evergreens
  Hammered leaf by leaf in the year of the raids, and left out to rust into the right colour. Real
  wrens nest in it.
Boar Riders · warfare 4 · Evergreens
  Nobody tames the boar. You agree on a direction, and you hold on to the agreement by both ears.
March of Oaks · warfare 5 · Evergreens
  A finger’s breadth a year, always downhill, always toward the sea. The old maps are no help, and the
  oaks are in no hurry.
Unsent Letter · vision 1 · Evergreens
  “Dear brother, when this reaches you the gardens will” – and there the page ends. She has carried it
  so long that she knows what came next.
Still Water · vision 1 · Evergreens
  Lean over the cistern at dusk and you see your own face, then the roof, then the stars, then
  whatever is coming over the hill behind you.
Lamp Keeper · vision 2 · Evergreens
  He lights the same streets every evening, walking slowly, and knows from which windows people watch
  him pass, and since when.
Seventh Generation · vision 2 · Evergreens
  We keep a chair at council for someone who will be born in two hundred years. It is astonishing how
  often the chair is outvoted, and how often it was right.
Full Granary · logistics 2 · Evergreens
  Three floors of barley and one of cats.
Root Cellar · logistics 2 · Evergreens
  Turnips, candles, the good spade, a map of the old drains and, in hot weather, grandfather.
  Everything keeps down there.
Outer Depot · logistics 3 · Evergreens
  The last roof before the ice: thirty sledges, nine stoves, and a book in which everyone who passes
  writes what they took.
Deer Track · navigation 2 · Evergreens
  It doesn’t go the shortest way. It goes the way on which nothing has died.
Pilgrim Road · navigation 3 · Evergreens
  Worn knee-deep by people looking for something. Most of them found an inn, and the rest found each
  other.
Rooftop Watcher · omen 1 · Evergreens
  From up there the quarrel of the two shores is a line of lights and another line of lights. She
  reports the wind.
Burning Almanac · omen 4 · Evergreens
  The last reliable page was for the ninth of March. We burned the rest to get through April, and it
  was the most use the thing had ever been.
Quiet Oath · valor 2 · Evergreens
  It has no words. You lay your hand flat on the bark, and afterwards you are someone who stays.
Last Furrow · valor 3 · Evergreens
  The others ran when the horns blew. He turned the team, since there was light enough for one more,
  and before he reached the hedge they had come back to see who was still ploughing.
Closed Shutters · covert 2 · Evergreens
  A whole street of them is a kind of shout. Nobody here has seen anything, will see anything, or was
  at home.
Under Ivy · covert 3 · Evergreens
  Beneath the ivy is a door, beneath the door a stair, and at its foot a very polite person who would
  like to know how you heard.
Honeyed Word · persuasion 3 · Evergreens
  First the jar, then the spoon, then the proposal. No envoy has ever refused with his mouth full.
Patient Aunt · persuasion 3 · Evergreens
  She lets you finish. She lets you finish again. By the third time you have talked yourself into the
  thing she came for.
Wildfire Break · battle 4 · Evergreens
  You fight a fire by choosing what to lose to it. They cut down the orange grove in one night,
  weeping, and met the flames with axes on bare ground.
Felling Day · battle 5 · Evergreens
  Once in a lifetime the horn is blown three times, and every gardener takes down from the wall the
  tool that is not for gardening.
Warm Loaf · rescue 1 · Evergreens
  It was left on the sill for anyone. He was anyone, that night, and by morning he was himself again.
Salted Earth · vengeance 2 · Evergreens
  They could not keep the field, so they made sure of its next hundred harvests. Somebody’s great-
  grandson will still taste it.
`;
// packages/games/genesis/src/deck/neutral.ts
const NEUTRAL$1 = `
Goose Girl · leadership 2
  Thirty geese and a stick. She has held the market bridge against dukes with less.
Lost Caravan · leadership 2
  They have been lost for three generations and by now are extremely good at it. If you must lose your
  way, do it in company.
Stand Tall · leadership 3
  It isn’t height. The smallest woman in the fen did it once in front of cavalry, and the horses
  remember.
Village Bell · leadership 3
  One stroke for a birth, two for a death, and steadily, all night, when the water is coming. The rope
  is worn thinnest at the height of a child.
Borrowed Crown · leadership 3
  To be returned by seven each evening, polished. So far nobody has asked to keep it; it is heavy, and
  there is the paperwork.
Fen Queen · leadership 4
  Her throne is a punt, her army the knowledge of which ground will hold you. Both shores pay her
  tribute and call it a toll.
Winter Moot · leadership 4
  On the shortest day all grudges may be brought in from the cold, set on the table and named. Some of
  them are smaller indoors.
Beacon Chain · leadership 5
  A fire on one hill is a shepherd. A fire on ninety hills is a country that has just found out it
  exists.
Tinker Moth · engineering 1
  Brass, two grams, and drawn to anything that flickers. What it lands on works again.
Clay Aqueduct · engineering 2
  Twelve hundred pots with their bottoms knocked out, laid end to end by people who were thirsty and
  not stupid.
Windmill Heart · engineering 3
  Under the cap, where the great shaft turns, the miller hangs her children’s cradles. They are rocked
  for as long as there is weather.
Clock Mender · engineering 3
  He’ll mend the clock for nothing. For the lost hours there is a charge.
Scrap Cathedral · engineering 3
  Boilers, bedsteads, the ribs of a ship. The windows are bottle ends, and the light comes in through
  everything anyone ever drank to forget.
Deep Drill · engineering 4
  At the ninth mile it struck something that drilled back.
Walking Crane · engineering 4
  It crosses the valley in six strides and sets each foot down as if something were asleep there.
Hill Clans · warfare 3
  They come down for salt, weddings and war. The wise lay in plenty of salt.
Hired Spears · warfare 3
  Loyal to the last coin, which is carried ahead of them on a cushion.
Wolf Winter · warfare 3
  In the year when the wolves came as far as the well, we learned that they, too, send one ahead to
  see if it is safe.
Gale · warfare 4
  Out of the north-west, without a declaration. It has no quarrel with anyone, and no manners.
Siege Tower · warfare 4
  From the top floor you can see into their kitchens. That is the hard part, the gunners say: the
  kitchens.
Avalanche · warfare 5
  A hare stepped on the cornice. There were twenty years of snow above the pass, all waiting to be
  asked.
First Snowdrop · vision 1
  It came up through the ice with its head down, as though looking for something it had dropped there
  in autumn.
Blind Cartographer · vision 1
  She draws with thread and wax. The sighted use her maps with their eyes closed, and arrive.
Tower of Lenses · vision 2
  Turn the third ring, and you see the far coast; the fifth, the craters of the moon; the seventh, an
  astronomer in a tower, looking at you.
Map of Tomorrow · vision 2
  Accurate to the street, but somebody has stood a cup on the middle of it.
Mule Train · logistics 2
  A mule will carry a third of its weight and twice your patience, and has views on the remainder.
Market Day · logistics 2
  On Thursdays there are no shores. There is only the price of eggs.
Canal Locks · logistics 3
  Fourteen gates lift a laden barge over a hill. Their keepers are the only people in the country who
  have never hurried and never been late.
Stepping Stones · navigation 2
  Set for the stride of somebody taller. At the seventh one jumps; everybody has, and everybody looks
  round afterwards.
River Mouth · navigation 3
  Here the sweet water finds out what it was for.
Tea Leaves · omen 1
  A ship, a ladder, a dog. Or the same dog three times.
Two Moons · omen 4
  The second one rose at half past ten, low, and in no hurry. By midnight there were prophets on every
  corner, and all of them had said so.
Small Lantern · valor 2
  It lights a circle three steps wide. She crossed the whole of the moor in it.
Narrow Pass · valor 3
  Two abreast is a crowd here. Five held it for a day, by taking turns at being afraid.
Masked Ball · covert 2
  Everyone knew who everyone was. The masks were there so that nobody had to.
Owl Hour · covert 3
  Between the second bell and the third nothing is signed, sold or witnessed, and most of the town’s
  business gets done.
Honest Scales · persuasion 3
  They hang in the open market and have ended more wars than any general, being impossible to impress.
Travelling Players · persuasion 3
  They gave the siege in two acts, with the general played by a bucket. He had laughed before he knew
  it, and after that he couldn’t very well burn the town.
Crossed Staves · battle 4
  Two shepherds, one ford. The sheep have learned to sit down and wait.
Breaking Dam · battle 5
  It had been talking to itself for a week. At noon it made up its mind.
Snow Dog · rescue 1
  She has dug out bishops, smugglers and a collector of taxes, and licked them all alike.
Cold Hearth · vengeance 2
  They came home to it, and nobody spoke, and nobody lit it again until every name had been found.
`;
// packages/games/genesis/src/deck/swifts.ts
const SWIFTS$1 = `
Falling Ember · ruin 6 · Swifts
  It began as one ember from the signal mast, and the wind had opinions. By morning the gardens were
  smoke, and half our own fleet with them. We had won the shore; there was nothing left on it to tie a
  rope to.
Thousand Harbours · triumph 6 · Swifts
  We never found the one good shore that the songs promised. We found a thousand small ones, put a
  lamp and a kettle in each, and noticed one evening that the whole dark coast was lit.
Landfall · triumph 6 · Swifts
  Nine months of water, and then a smell of leaves. The child at the masthead had no word for what she
  saw, so we still use the one that she made up.
Young Bosun · leadership 2 · Swifts
  She is fourteen and has a voice that rope obeys.
Rope and Whistle · leadership 2 · Swifts
  Two blasts mean haul and three mean hold. One long one means that whoever was blowing has fallen in.
One More Try · leadership 3 · Swifts
  The seventh crossing failed like the other six. She wiped the slate, sharpened the chalk, and wrote
  an eight with a flourish.
Storm Council · leadership 3 · Swifts
  It meets on deck, in the weather under discussion. Speeches are short.
Quay Mistress · leadership 3 · Swifts
  Every ship that leaves owes her a rope, a story and a date. She has never had to ask twice for the
  rope.
Fleet Speaker · leadership 4 · Swifts
  When four hundred captains disagree, one person says so for all of them, in such a way that they
  sail the same morning.
Convoy Elder · leadership 4 · Swifts
  “Slowest ship leads.” It was her rule, and in thirty years nobody was lost behind her.
High Pilot · leadership 5 · Swifts
  He hasn’t touched a wheel in years. He stands at the bow with his eyes shut, and the helmsmen of
  sixty ships watch the back of his coat.
Spare Rivet · engineering 1 · Swifts
  Somewhere aboard there is a hole of exactly its size. You will know when.
Tar and Oakum · engineering 2 · Swifts
  Old rope picked apart, hammered into the seams and boiled over with pine. Half of seamanship is
  keeping the outside out.
Sail Wright · engineering 3 · Swifts
  She cuts by ear. The cloth is snapped once in the wind, and whatever it says too loudly, she takes
  off.
Diving Bell · engineering 3 · Swifts
  Down there are the streets of people who thought that the sea would stop. We bring up their hinges;
  theirs were better.
Kite Foundry · engineering 3 · Swifts
  Iron has no wish to fly and must be talked into it, a little at a time, over a very hot fire.
Ring Forge · engineering 4 · Swifts
  It floats at the centre of the fleet, and everything round comes from there: hoops, wheels, hatch
  rims, bells. Wedding rings on Sundays.
Thinking Engine · engineering 4 · Swifts
  We dredged it up with the anchor, green and humming. It answers any question about tides, and once a
  night it asks one about us.
Wing Lancer · warfare 3 · Swifts
  The glider gives you one pass, and the sea below no second opinion.
Grapnel Crew · warfare 3 · Swifts
  A hook each, a line each, and a general agreement that the gap is narrower than it looks.
Chain Shot · warfare 3 · Swifts
  Two balls that hate each other and cannot part. Aim it at somebody’s rigging, and stand well back
  from the metaphor.
Black Pennant · warfare 4 · Swifts
  It doesn’t mean death. It means that the captain has stopped counting the cost of powder.
Gannet Squadron · warfare 4 · Swifts
  They climb until they are specks, fold, and come down like thrown knives. Those who lived through a
  first attack always describe the silence.
Hammerfall · warfare 5 · Swifts
  The great gun is fired by its oldest gunner with a wooden mallet. Then everyone aboard is deaf till
  supper, and the far shore is a different shape.
Masthead Child · vision 1 · Swifts
  Light enough for the topmost spar, and too young to know what isn’t worth reporting.
Message in Glass · vision 1 · Swifts
  The bottle had crossed two oceans. “Is it you as well?” said the note.
Dead Reckoning · vision 2 · Swifts
  Speed by the log, time by the glass, and the rest by refusing to think about fog.
Uncharted Blue · vision 2 · Swifts
  The mapmaker left it blank and apologised. The pilot had it framed.
Salt Barrels · logistics 2 · Swifts
  Cod, cabbage, lemons, a letter from home. Salt keeps them all and improves two.
Tender Boats · logistics 2 · Swifts
  All day they run between ship and shore like gossip, and like gossip they come back heavier.
Floating Market · logistics 3 · Swifts
  When the stalls tie up together you can walk a mile on planks and buy anything but land.
Pale Strait · navigation 2 · Swifts
  Nine miles wide and never the same depth twice. On clear nights each shore can see the other’s
  lamps, and counts them.
Trade Wind · navigation 3 · Swifts
  It blows from the gardens to the sea for half the year, and back for the other half. Neither side
  has ever thanked it.
Circling Gulls · omen 1 · Swifts
  Fish, a wreck, or land. The gulls do not say which; they are gulls.
Green Lightning · omen 4 · Swifts
  It struck upward, out of the sea, and every compass in the fleet turned to look.
Hands Aloft · valor 2 · Swifts
  Nobody was ordered up into that rigging. The first looked at the sail, the second at the first, and
  then there was no room left on the yard.
Captain Stays · valor 3 · Swifts
  She sent away the boats with the crew, the cat and the logbook. Then she lit every lamp aboard, so
  that they would have something to row from.
False Colours · covert 2 · Swifts
  Each ship has a locker with flags for a dozen nations, four of which exist.
Fog Bank · covert 3 · Swifts
  Forty ships went in and forty came out, some of them ours.
Soft Voice · persuasion 3 · Swifts
  He never raises it. The whole tavern leans in, and whoever is leaning has already lost.
Tavern Song · persuasion 3 · Swifts
  It has eighty verses. By the thirtieth the garrison was singing; by the sixtieth they were holding
  the door for us.
Boarding Axe · battle 4 · Swifts
  Good for rope, doors, cheese, and the ending of conversations.
Broadside · battle 5 · Swifts
  The ship leans back from what it has said. Then comes the smoke, and then, much later, the other
  ship’s reply.
Lifeline · rescue 1 · Swifts
  One end is tied to the mast, the other to a person, and the middle to everybody’s breath.
Unpaid Debt · vengeance 2 · Swifts
  He kept the knife, the receipt and the memory of their faces, in ascending order of sharpness.
`;
// packages/games/genesis/src/deck/clauses.ts
const DECK_CLAUSES$1 = {
	factions: "GEN-R-2",
	"name-twice": "GEN-CRD-1",
	"not-in-force": "GEN-R-130",
	"no-epic": "GEN-R-130",
	"no-recruitable": "GEN-R-130",
	"not-custom": "GEN-RCT-1",
	"too-many-cards": "GEN-E-18",
	"no-owner": "GEN-CUS-1",
	"has-faction": "GEN-CUS-1",
	"ability-twice": "GEN-CUS-2",
	"sway-twice": "GEN-CUS-2",
	"recruits-twice": "GEN-RCT-2",
	"too-many-custom": "GEN-R-93"
};
// packages/games/genesis/src/deck/index.ts
const GENESIS_DECK = ownDeck("Genesis", ["Evergreens", "Swifts"], [
	EVERGREENS$1,
	SWIFTS$1,
	NEUTRAL$1
]);
// packages/games/genesis/players/index.ts
const players = swayPlayers(makeGame({
	id: "genesis",
	title: "Genesis",
	rulesVersion: 1,
	mostMoves: 5120,
	options: OPTIONS$1,
	tidy,
	compose: compose$1,
	deck: GENESIS_DECK,
	deckClauses: DECK_CLAUSES$1,
	clauses: CLAUSES$1,
	packs: { deck: hashOf("hortus deck 1", canonicalJson(GENESIS_DECK)) }
}), GENESIS$1);
// packages/games/worlds-asunder/src/clauses.ts
const CLAUSES = {
	over: "WA-RND-8",
	"not-a-move": "WA-VAR-2",
	"not-now": "WA-DEF-22",
	"not-your-turn": "WA-TRN-2",
	"no-such-card": "WA-CRD-1",
	"no-such-ability": "WA-CRD-1",
	"not-in-ops": "WA-DEF-9",
	"not-in-experience": "WA-DEF-10",
	"not-announced": "WA-DEF-10",
	"not-unlocked": "WA-R-31",
	"no-permission": "WA-DEF-12",
	"over-budget": "WA-VIS-1",
	"only-valor": "WA-VAL-2",
	"covert-in-timeline": "WA-COV-3",
	"battle-in-timeline": "WA-COV-2",
	"barred-by-covert": "WA-COV-4",
	"barred-by-strike": "WA-STR-2",
	"strike-from-ops": "WA-STR-1",
	"rescue-only-obstructing": "WA-RES-2",
	"hide-in-plot": "WA-SAB-4",
	"must-hide": "WA-SAB-2",
	"nothing-to-decline": "WA-R-16",
	"not-open": "WA-DEF-13",
	"ops-full": "WA-DEF-4",
	"destiny-empty": "WA-R-5",
	"too-many": "WA-DEF-4",
	"too-few": "WA-DEF-21",
	"omen-full": "WA-OME-4",
	"not-looked-at": "WA-OME-1",
	"not-yours-to-take": "WA-OME-2",
	"took-already": "WA-OME-2",
	"nothing-there": "WA-PER-1",
	"not-fewer": "WA-NEG-1",
	"not-in-void": "WA-DEF-16",
	"other-faction": "WA-DEF-16",
	"life-not-recruited": "WA-DEF-17",
	recruiter: "WA-DEF-18",
	"above-enlist": "WA-ENL-1",
	"unlocked-before": "WA-UNL-1",
	"never-unlocked": "WA-UNL-2",
	"not-a-life": "WA-RND-4",
	"not-battle": "WA-BAT-3",
	"nothing-plotted": "WA-R-49",
	"passed-the-plot": "WA-R-125",
	"no-life": "WA-RND-5",
	"last-life": "WA-RND-6",
	left: "WA-VAR-9",
	time: "WA-R-99",
	aborted: "WA-R-113"
};
// packages/games/worlds-asunder/src/abilities/enlist.ts
const { recruit } = MOVES.kinds;
const WHY = RECRUIT_WHY.indexOf("enlist");
const classOf = (limit) => POOL.enlist1 - 1 + limit;
const CLASSES = Array.from({ length: 6 }, (_, i) => classOf(i + 1));
const candidates = /* @__PURE__ */ new Int32Array(5);
function list(state, seat, out, from) {
	const { rules } = state;
	let n = from;
	let known = false;
	for (let limit = 1; limit <= 6; limit++) {
		if (!isOpen$1(state, classOf(limit))) continue;
		if (!known) recruitsFor(state, seat, candidates);
		known = true;
		for (let i = 0; i < 5; i++) for (let bits = candidates[i] & rules.deck.swayUpTo[limit * 5 + i]; bits !== 0; bits = withoutLowest(bits)) out[n++] = recruit.pack(lowestMember(i, bits), limit);
	}
	return n;
}
function judge(state, seat, move) {
	const card = recruit.get.card(move);
	const limit = recruit.get.limit(move);
	if (!isOpen$1(state, classOf(limit))) return "not-open";
	const refusal = judgeRecruit(state, seat, card);
	if (refusal !== void 0) return refusal;
	return state.rules.deck.sway[card] > limit ? "above-enlist" : void 0;
}
function play(state, seat, move, _, told) {
	const limit = recruit.get.limit(move);
	useUp(state, classOf(limit));
	recruitCard(state, seat, recruit.get.card(move), WHY, false, told, limit);
}
const enlist = ability("enlist", {
	open(state, _, index) {
		const sway = state.rules.deck.sway[entryCard(state, index)];
		openIn$1(state, classOf(sway), 1);
	},
	acts: [act("recruit", CLASSES, list, judge, play, (_, move) => recruit.get.limit(move) > 0)]
});
// packages/games/worlds-asunder/src/abilities/sacrifice.ts
const sacrifice = ability("sacrifice");
// packages/games/worlds-asunder/src/abilities/index.ts
const abilities = [
	...CORE,
	negotiation,
	sabotageOf(SABOTAGE_EXECUTED),
	strikeOf(STRIKE_FROM_OPS),
	enlist,
	sacrifice
];
// packages/games/worlds-asunder/src/compose.ts
const UNLOCKABLE = abilities.map(({ name }) => name).filter((name) => name !== "ruin" && name !== "triumph");
const UNRECRUITED = [
	"ruin",
	"triumph",
	"enlist"
];
const EPIC_CAP = 20;
const compose = (options) => ({
	abilities,
	nameable: [],
	unlockable: UNLOCKABLE,
	unrecruited: UNRECRUITED,
	course: {
		skipsObstruct: "first-turn",
		ownTurn: [],
		finale: options["finale.order"] === "experience" ? ["gather", "equalise"] : ["equalise", "gather"],
		loss: "life",
		afterLoss: [
			"refill",
			"recruit",
			"unlock"
		],
		refill: "trims",
		limit: "phase"
	},
	places: {
		home: "experience",
		experience: {
			of: "team",
			faces: options["experience.open"] === "off" ? "hidden" : "open"
		},
		custom: "dealt"
	},
	chosen: {
		draftPicks: 0,
		unlockRights: options["unlock.rights"] === "on",
		recruitable: false,
		epicCap: EPIC_CAP,
		idleCap: options.cap,
		overtimeFinishes: options.overtime === "finish",
		openingShort: options.handicap
	}
});
// packages/games/worlds-asunder/src/deck/evergreens.ts
const EVERGREENS = `
Long Frost · ruin 6 · Evergreen League
  This time there was a warning, and each League kept it as evidence against the other. The snow lay
  four years. When the roads opened, those of us who held the vaults came out to govern a country of
  chimneys.
Harvest of Suns · triumph 6 · Evergreen League
  The old trees bore again, on wood that we had all taken for dead. We sent the first basket over the
  strait without a letter. They sent it back, washed, with a second one inside.
Open Gate · triumph 6 · Evergreen League
  After the Frost the gate was hung again, and guarded, and painted twice. On the day it opened no
  order had been given. A child went through after a ball, then her mother, then the rest of us.
Upward Path · leadership 2 · Evergreen League
  They have put in a railing since, and benches, and a plaque. It is still as steep.
Night Steward · leadership 2 · Evergreen League
  Her grandmother counted sleepers. She counts the windows that light up at three in the morning, and
  sends round soup.
Reader of Rings · leadership 3 · Evergreen League
  Every stump is a ledger. She can show you, with a fingernail, the year which both sides say did not
  happen.
Stubborn Heir · leadership 3 · Evergreen League
  He was left a ruined orchard and a great deal of advice. He sold the advice.
League Assembly · leadership 4 · Evergreen League
  Two hundred delegates under one glass roof. It leaks on all parties alike, and the motion to buy
  buckets is the only one that ever passed unopposed.
Grey Arborist · leadership 4 · Evergreen League
  He planted the boulevard as a boy and fought for it as a soldier. Now, each spring, he decides which
  of his old friends is dangerous.
First Warden · leadership 5 · Evergreen League
  There have been six since. Sooner or later each is asked what the first would have done, and goes to
  sit under her trees until an answer comes that sounds like her.
Sapling Levy · enlist 3 · Evergreen League
  Every household sends one child and one tree, to be raised side by side. The trees remember which
  was theirs.
Sap Rising · engineering 1 · Evergreen League
  The pumps have gauges now. There is still a woman who puts her ear to the bark, in case the gauges
  are being polite.
Tidal Yard · engineering 2 · Evergreen League
  The sea has been made a full partner in the firm. It has yet to attend a meeting.
Master Grafter · engineering 3 · Evergreen League
  The twelfth apple fruited twice, and then he died. His pupils agree about everything except its
  name.
Bridge Builder · engineering 3 · Evergreen League
  The same bridge four times, and always from both banks. She has begun to leave a chair in the
  middle.
Winter Garden · engineering 3 · Evergreen League
  Under the dome it is for ever the second week of May. The old are let in by rota; the roses know
  them.
Root Engine · engineering 4 · Evergreen League
  It was grown, not built, over thirty years, around a boiler. It drives the eastern mills and has
  begun, very slightly, to hum.
Dome Raising · engineering 4 · Evergreen League
  Four hundred ropes, one drum. For as long as it hung between ground and sky, nobody in the valley
  belonged to any party.
Thorn Captain · warfare 3 · Evergreen League
  He has grown stout, and his roses take prizes. Recruits still come to show him the scars on their
  palms.
Briar Guard · warfare 3 · Evergreen League
  No one has drilled them since the armistice. They have spread of their own accord.
Nettle Patrol · warfare 3 · Evergreen League
  Volunteers, mostly retired, armed with sickles and an intimate knowledge of who lives where.
Iron Hedge · warfare 4 · Evergreen League
  Children are forbidden to climb it and are all expert. In places the real hedge has grown through,
  and it is the leaves that hold up the iron.
Stone Beetle · warfare 4 · Evergreen League
  Six legs, fifty tons, a crew of three, and a vase on the chart table. It walks through walls so
  gently that the vase has never been filled twice in one day.
Forest Walks · warfare 5 · Evergreen League
  What the oaks had been doing at a finger’s breadth a year they did in one night. At daybreak the
  wood stood along the harbour wall, dripping, and waited to be spoken to.
Unsent Letter · vision 1 · Evergreen League
  It was found in the lining of her coat and delivered thirty years late, to her brother’s grandson.
  He has begun an answer.
Still Water · vision 1 · Evergreen League
  The cistern has been roofed over. You see your own face in it still, and the stars, and it is no use
  telling people about the roof.
Lamp Keeper · vision 2 · Evergreen League
  The lamps light themselves now. He walks the round all the same, so that the street knows it was
  noticed.
Mother Tree · vision 2 · Evergreen League · epic
  Every tree of the League has its roots in hers, or in those of one that does. Wound it anywhere, and
  the whole forest flinches. Ask it anything, and allow a year.
Full Granary · logistics 2 · Evergreen League
  The fourth floor is still cats. They are on the payroll.
Outer Depot · logistics 3 · Evergreen League
  The book is in its ninth volume. On the first page of each, someone has copied out the oldest entry:
  “Took nothing. Was glad of the roof.”
Seed Vault · logistics 3 · Evergreen League
  Forty below, behind nine locks. The ninth key is with the Swifts, which is the point of it.
Mended Road · navigation 2 · Evergreen League
  By their colour you can tell which League laid which stones. The carts cannot.
Green Corridor · navigation 2 · Evergreen League · epic
  A strip of forest one mile wide, from the mountains to the sea, which nobody may own, fell or close.
  Everything that lives here uses it. So, on foot and by night, do we.
Rooftop Watcher · omen 1 · Evergreen League
  There are instruments for it nowadays. She is kept on because not one of them has ever called the
  others up to see the sunset.
Burning Almanac · omen 4 · Evergreen League
  They have printed it again, on better paper. Every house keeps its copy beside the stove.
Quiet Oath · valor 2 · Evergreen League
  There is a form now, in triplicate. The clerk waits until you have signed and then takes you
  outside, to the tree.
Bent Not Broken · valor 3 · Evergreen League
  The pear on the sea wall grows sideways and fruits on one branch. It has outlived three admirals and
  the wall.
Closed Shutters · covert 2 · Evergreen League
  They are steel, and the street has a new name. Behind them sits the same old woman, who has not seen
  a thing.
Spore Drift · covert 3 · Evergreen League
  It came in on somebody’s boots. No sentry stops anything so small, and by midsummer the secret plans
  had grown a soft grey fur.
Shared Table · persuasion 3 · Evergreen League
  Made out of the old gate, they say, though six villages have that table. You argue standing up; you
  agree sitting down.
Old Photograph · persuasion 3 · Evergreen League
  A garden, a boat, a dozen people squinting. The envoy found his own mother there, with an arm around
  the enemy.
Pruning Hook · battle 4 · Evergreen League
  Beaten out of a spear, which had been beaten out of a pruning hook. The smith keeps both patterns on
  the same nail.
Windbreak · battle 5 · Evergreen League
  Nine rows of poplars, planted to take the blow for whatever stands behind them. They have never been
  straight. They lean into it.
Kitchen Door · rescue 1 · Evergreen League
  The front door is for guests. This one has not been locked since the Frost.
Stump and Ash · vengeance 2 · Evergreen League
  She counted the rings before she left, and took the number with her.
`;
// packages/games/worlds-asunder/src/deck/neutral.ts
const NEUTRAL = `
Lantern Walk · leadership 2
  It started as a protest, and then the children got hold of it. Nobody has yet given the order to
  disperse paper geese.
Schoolroom · leadership 2
  Two maps of one country hang side by side. The first lesson, every autumn, is to find what both of
  them leave out.
Stand Tall · leadership 3
  She has a statue at the ford. It is life-size, so visitors tend to miss it; horses don’t.
Bandaged Mayor · leadership 3
  Two bullets and an election, and she was out of bed in time for all three. As a girl she kept geese.
Treaty Table · leadership 4
  They built it round, to avoid a quarrel, in a room with only one door, which caused it.
Fen Heiress · leadership 4
  She has abolished the tolls, drained nothing, and wears her grandmother’s boots. Both Leagues have
  sent surveyors. The surveyors are being looked after.
Every Bell at Once · leadership 5
  No one had planned it. At noon they all rang, cracked bells, ships’ bells, bicycles, and for as long
  as it lasted there was just the one country.
Travelling Fair · enlist 3
  It leaves every town with one wagon more, and the town with one clerk less.
Loose Thread · engineering 1
  Pull it, and you learn how the whole thing was made. There is generally time to stop.
Radio Mast · engineering 2
  By day it sends the forecast, by night whatever the shepherds feel like saying. It is the most
  trusted voice in the country.
Weather Loom · engineering 3
  The shuttle goes across, and a squall comes in from the west. It is not quite settled which of them
  is the loom.
Patchwork Bridge · engineering 3
  A span of stone, a span of rope, one of railway carriages, one of nothing but habit. Those who live
  here cross it reading.
Bone Setter · engineering 3
  She asks which League you belong to when she has you by the wrist. By the time you have answered, it
  is done.
Buried Dynamo · engineering 4
  It was turning under the turnip fields before there were turnips. We have hung one lamp on it, and
  wait to be asked for the rent.
Slow Cathedral · engineering 4
  Begun by people with no hope of a roof. In its ninety-first year the swallows moved in, and the
  masons call it finished and carry on.
Free Company · warfare 3
  They elect their captain every Monday and their side every Tuesday. Hire them on a Wednesday.
Barricade · warfare 3
  Two trams, a confessional, all the chairs. The chairs were being handed out of the windows before
  anybody asked.
Feral Machines · warfare 3
  They were let go when the money went. Now they graze beside the railway in herds, and the young ones
  have never once been switched on by anybody.
Gale · warfare 4
  They give them names these days. This one was called after a clerk’s mother-in-law, and the clerk
  has since moved inland.
Glass Storm · warfare 4
  Sand, wind, lightning. It rained windows for an hour, and afterwards the desert was full of small
  clear views of nothing.
Two Armies · warfare 5
  They had dug in so close that they shared a well. It took great generals, on both sides, to get a
  war out of it.
Paper Boat · vision 1
  Folded from a page of the treaty. It floats, which is more than was expected.
Frosted Window · vision 1
  Breathe on it and rub, and there is the street as it used to be, with everyone in it.
Museum of Ice · vision 2
  One room has been kept as the Frost left it: the table laid, the door ajar. The guide does not come
  in with you.
Shape of the Whole · vision 2 · epic
  She spent her life on one corner of the mosaic. On the last day they brought her the ladder, and she
  laughed so loudly that people came in from both Leagues to see what it was a picture of.
Bread Line · logistics 2
  It goes twice around the square. So far it has given rise to a newspaper, a choir, and nine
  marriages.
Junction Town · logistics 3
  All trains stop here, for a reason that is in no timetable and may be the pie.
Salt Road · logistics 3
  Camels to the wall, lorries to the sea, and all the way in between a woman with a handcart, who is
  never late.
Ferryman · navigation 2
  One coin to cross, two to come back. By then, he says, you will have something to come back with.
Where Roads Meet · navigation 2 · epic
  Seven roads, and an inn that is older than any of them. People who set out in opposite directions
  find each other at the same table, a lifetime later, and order the same thing.
Cat at Midnight · omen 1
  It sat up, looked hard at nobody, and moved over to make room.
Cracked Moon · omen 4
  A hair’s breadth, from edge to edge, at moonrise. Everybody looked at everybody, to see who would be
  the first to say that it had always been there.
Borrowed Coat · valor 2
  It was too large, and it was the enemy’s. She buttoned it, took up her end of the stretcher, and
  walked out to where both sides had to stop.
Unarmed Crossing · valor 3
  Sixty of them, arm in arm, singing badly, right up to the wire. The corporal had his orders. He also
  had, it turned out, an aunt in the second row.
Empty Chair · covert 2
  He is listed as present at every meeting, and no one has ever seen him. The minutes are unusually
  good.
Room without Doors · covert 3
  You can’t be followed in. You only remember having been there all along, and somebody handing you a
  cup.
Puppet Theatre · persuasion 3
  “And which of you is on strings?” asks the smallest puppet, every night; and every night some
  minister stands up and leaves.
Fair Copy · persuasion 3
  The clerk wrote out the demands of both sides in one hand and one grammar. They came to the same
  four sentences.
Drawn Line · battle 4
  Chalk, on a bridge, by a boy whose hand was shaking. They stopped at it, though.
Spring Flood · battle 5
  Everything that the Frost had kept came down the river at once: ice, fences, a pulpit, four winters
  of undelivered post.
Found Child · rescue 1
  He would not say which side he came from. So each of them took him in, turn and turn about, and they
  had to talk to one another about shoes.
Grave Tender · vengeance 2
  She keeps the weeds from all of them, League by League, and says each name aloud. Some nights she is
  out with a lamp, checking it against a list of her own.
`;
// packages/games/worlds-asunder/src/deck/swifts.ts
const SWIFTS = `
Falling Ember · ruin 6 · Swift League
  They had told us that the Ring could not fall. It fell for three nights, and what it lit burned on
  both sides of the strait. In the morning we raised our flag over the brightest of the ruins, since
  somebody had to.
Thousand Harbours · triumph 6 · Swift League
  The chart had so many lamps that we gave up marking them, and marked the dark places instead. Last
  year there was one. Tonight a boat went out to it, with a kettle.
Homecoming Tide · triumph 6 · Swift League
  It came in at dawn, without wind, and carried every boat that had ever been written off. The quays
  were full of people reading out names, and being answered.
Deck Cadet · leadership 2 · Swift League
  Top marks in knots, navigation and insolence. Only the last is still taught by hand.
Spoken Course · leadership 2 · Swift League
  Instruments can be jammed and charts revised. So the captains carry the way home as a song, and each
  teaches it to one person who cannot sing.
One More Try · leadership 3 · Swift League
  The slate hangs in the academy, under glass, with the eight on it. On the morning of the
  examinations somebody always breaks in and makes it a nine.
Admiral of None · leadership 3 · Swift League
  He commanded the southern squadron until it was voted out of existence. At six he inspects the
  harbour; the fishermen salute, and it does them all good.
Fleet Speaker · leadership 4 · Swift League
  Elected by eleven votes and a slip of the pen. In twenty years nobody has thought of a better way to
  choose one.
Weathered Commodore · leadership 4 · Swift League
  She used to be the child at the masthead. She still reports everything; the difference is that now
  they write it down.
High Pilot · leadership 5 · Swift League
  Nobody has worn the coat since. It hangs at the bow of the flagship, and in bad weather the helmsmen
  look at it anyway.
Empty Berth · enlist 3 · Swift League
  On every ship one hammock is slung for no one. You would be surprised who turns out to fit.
Patch and Prayer · engineering 1 · Swift League
  The patch is regulation issue. The prayer you bring yourself.
Dry Dock · engineering 2 · Swift League
  Ships out of water look embarrassed. Be quick, be thorough, and pass no remarks about the barnacles.
Sail Wright · engineering 3 · Swift League
  Hers is the last cloth loft in the League. The engines fail just often enough that she has been
  neither thanked nor dismissed.
Solar Weaver · engineering 3 · Swift League
  Copper, gold leaf, and a loom as wide as a street. On clear mornings the finished cloth gives one
  low note, a moment before the sun.
Ballast Pump · engineering 3 · Swift League
  It takes out what keeps you down and puts it back when you need keeping. Everyone aboard can think
  of somebody to try it on.
Ring Forge · engineering 4 · Swift League
  The year after the Frost it left the water. It rides above the strait now, turning, all its fires
  lit. Wedding rings still on Sundays.
Thinking Engine · engineering 4 · Swift League
  For thirty years it asked us one question a night. Last spring it began to answer them.
Wing Lancer · warfare 3 · Swift League
  The gliders have motors now. At the top of the climb the lancers switch them off, out of manners.
Hook and Line · warfare 3 · Swift League
  Disarmed by treaty, the grapnel crews took up fishing. It has been a remarkable season for patrol
  boats.
Petrel Flock · warfare 3 · Swift League
  Three hundred brass birds and a single mind. They roost in the rafters above the quay, heads under
  their wings, ticking.
Grey Flotilla · warfare 4 · Swift League
  Unpainted, unnamed, never at anchor. In the register, under “purpose”, someone has written
  “weather”.
Harpoon Deck · warfare 4 · Swift League
  It was built for whales, in the hungry years. The whales have not forgotten the deck, and lately
  they come quite close to look.
Hammerfall · warfare 5 · Swift League
  The great gun lies spiked in the naval museum and is aimed, out of respect, at the naval museum.
  Once a year the mallet goes missing.
Spyglass Orphan · vision 1 · Swift League
  It was all they found with her in the boat. She looks through the wrong end, because that, she says,
  is how you see who is far away.
Bottled Weather · vision 1 · Swift League
  The label is in her own hand: “Calm, early, with larks. To be opened at the very end.”
Sounding Line · vision 2 · Swift League
  Lead, tallow, sixty fathoms of knots. From a thimbleful of sea floor the old man can name the parish
  that lies drowned below.
Edge of the Chart · vision 2 · Swift League · epic
  Past the last soundings the engraver put no monsters and no border. He drew a very small ship, seen
  from behind, under every sail she had.
Ration Book · logistics 2 · Swift League
  Three of the stamps are for bread, one is for sugar, and the grey one has never been explained. Keep
  the grey one.
Customs Hall · logistics 3 · Swift League
  All who enter are asked whether they have anything to declare. A few, at that counter, after all
  these years, have declared it.
Container Row · logistics 3 · Swift League
  Steel boxes, six high, as far as you can see. In number 4117 there is a piano, and at night somebody
  who plays.
Pale Strait · navigation 2 · Swift League
  The ferry takes forty minutes. The timetable took a war, a frost and nineteen committees.
Great Circle · navigation 2 · Swift League · epic
  The straightest way round the world looks bent on every map. Sail it to the end and you meet your
  own wake, with the whole fleet following.
Uneasy Barometer · omen 1 · Swift League
  It has been falling since Tuesday, and so has the cook.
Drowned Bells · omen 4 · Swift League
  When they toll down there, it is the current. When they toll the hour, get the boats in.
Double Watch · valor 2 · Swift League
  He had done his four hours. The next man’s wife was near her time, so he did that man’s four as
  well, and in the last of them he saw the ice.
Into the Swell · valor 3 · Swift League
  You don’t outrun a sea like that. You turn, you show it the narrowest part of you, and you go up.
Running Dark · covert 2 · Swift League
  No lamps, no bell, no pipes. The crew has learned to cough when the waves do.
Smuggler Cove · covert 3 · Swift League
  Tea, wireless sets, poets. The excise men raid it every spring, and pay for what they take.
Soft Voice · persuasion 3 · Swift League
  There is a recording. The archive will not play it to anyone who has come alone.
Dockside Fiddler · persuasion 3 · Swift League
  She plays until both crews are dancing, and then slower, and slower, until they are only people
  standing on a quay together in the rain.
Cutlass Drill · battle 4 · Swift League
  Abolished as useless in the age of engines. Practised at dawn on every ship, because one ought to be
  awake for something.
Ramming Speed · battle 5 · Swift League
  There is a lever for it, under glass, and beneath the lever a card in the founder’s writing: “Are
  you sure? Then all of it.”
Flare at Dusk · rescue 1 · Swift League
  Red, small, a long way off. Four captains saw it who were not on speaking terms, and all four put
  about.
Scratched Name · vengeance 2 · Swift League
  Someone had taken a nail to the memorial. They did not paint it over. They learned the missing name
  by heart, and went to look for the nail.
`;
// packages/games/worlds-asunder/src/deck/clauses.ts
const DECK_CLAUSES = {
	factions: "WA-R-1",
	"name-twice": "WA-CRD-1",
	"not-in-force": "WA-CST-2",
	"no-recruitable": "WA-CST-2",
	"too-many-cards": "WA-E-12",
	"no-owner": "WA-CUS-1",
	"has-faction": "WA-CUS-1",
	"ability-twice": "WA-CUS-2",
	"sway-twice": "WA-CUS-2",
	"epic-twice": "WA-CUS-3",
	"too-many-custom": "WA-R-104"
};
// packages/games/worlds-asunder/src/deck/index.ts
const WORLDS_ASUNDER_DECK = ownDeck("Worlds Asunder", ["Evergreen League", "Swift League"], [
	EVERGREENS,
	SWIFTS,
	NEUTRAL
]);
// packages/games/worlds-asunder/players/index.ts
const players$1 = swayPlayers(makeGame({
	id: "worlds-asunder",
	title: "Worlds Asunder",
	rulesVersion: 1,
	mostMoves: 40960,
	options: {
		...COMMON_OPTIONS,
		"finale.order": choice("what comes first in the finale step", ["experience", "equalise"]),
		"unlock.rights": choice("the rights of unlocked battle and rescue", ["off", "on"]),
		"experience.open": choice("the faces of the experience", ["off", "on"]),
		cap: integer("turns without a destiny card taken or a round ended, after which nobody wins; 0: none", 0, 0, 1e3)
	},
	compose,
	deck: WORLDS_ASUNDER_DECK,
	deckClauses: DECK_CLAUSES,
	clauses: CLAUSES,
	packs: { deck: hashOf("hortus deck 1", canonicalJson(WORLDS_ASUNDER_DECK)) }
}), WORLDS$1);
export { players as genesis, players$1 as worldsAsunder };
